import clsx from "clsx";
import { ChevronDown, CircleAlert, Search } from "lucide-react";
import { useId, type ComponentProps, type ReactNode } from "react";
import { Kbd } from "./kbd";

type FieldProps = {
  label: ReactNode;
  /** Short word beside the label, e.g. "optional". */
  note?: string;
  hint?: ReactNode;
  error?: string | null;
  /** Receives the ids to put on the control. */
  children: (control: { id: string; "aria-describedby"?: string; "aria-invalid"?: boolean }) => ReactNode;
};

/** A labelled control with its hint and its error, wired for assistive technology. */
export function Field({ label, note, hint, error, children }: FieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(" ");
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline gap-2">
        <label htmlFor={id} className="font-strong">
          {label}
        </label>
        {note ? <span className="meta">{note}</span> : null}
      </div>
      {children({
        id,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {hint ? (
        <p id={`${id}-hint`} className="text-xs leading-note text-ink-2">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="flex items-center gap-1.5 text-xs text-danger">
          <CircleAlert className="size-3.5" aria-hidden="true" />
          {error}
        </p>
      ) : null}
    </div>
  );
}

export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input {...rest} className={clsx("field", className)} />;
}

export function Textarea({ className, rows = 3, ...rest }: ComponentProps<"textarea">) {
  return <textarea rows={rows} {...rest} className={clsx("field", className)} />;
}

/** The system's own list in our frame: it works with every key, reader and phone. */
export function Select({ className, children, ...rest }: ComponentProps<"select">) {
  return (
    <span className={clsx("relative block", className)}>
      <select {...rest} className="field">
        {children}
      </select>
      <ChevronDown
        className="pointer-events-none absolute top-1/2 right-2 size-3.5 -translate-y-1/2 text-ink-3"
        aria-hidden="true"
      />
    </span>
  );
}

type SearchFieldProps = Omit<ComponentProps<"input">, "type"> & { label: string; kbd?: string };

/** A search box with its key cap; the label is for assistive technology, the placeholder says what is searched. */
export function SearchField({ label, kbd, className, ...rest }: SearchFieldProps) {
  return (
    <label className={clsx("relative flex items-center", className)}>
      <span className="sr-only">{label}</span>
      <Search className="absolute left-2.5 text-ink-3" aria-hidden="true" />
      <input
        {...rest}
        type="search"
        aria-keyshortcuts={kbd}
        className="field pr-9! pl-8! [&::-webkit-search-cancel-button]:hidden"
      />
      {kbd ? (
        <span className="absolute right-2 inline-flex max-narrow:hidden">
          <Kbd>{kbd}</Kbd>
        </span>
      ) : null}
    </label>
  );
}
