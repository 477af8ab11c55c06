import type { ReactNode } from "react";

type EmptyStateProps = {
  icon?: ReactNode;
  title: string;
  /** Why it is empty and what to do next. */
  children?: ReactNode;
  actions?: ReactNode;
};

/** Nothing here yet: says why, and what to do next. */
export function EmptyState({ icon, title, children, actions }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-[440px] flex-col items-center gap-2 px-6 py-14 text-center">
      {icon ? (
        <span
          className="mb-1 grid size-10 place-content-center rounded-full bg-hover text-ink-3"
          aria-hidden="true"
        >
          {icon}
        </span>
      ) : null}
      <h2 className="text-md">{title}</h2>
      {children ? <p className="leading-note text-pretty text-ink-2">{children}</p> : null}
      {actions ? <div className="mt-2 flex flex-wrap justify-center gap-2">{actions}</div> : null}
    </div>
  );
}
