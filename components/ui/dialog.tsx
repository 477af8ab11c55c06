"use client";

import clsx from "clsx";
import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { IconButton } from "./icon-button";

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the one that acts last. */
  footer?: ReactNode;
  size?: "sm" | "md" | "lg";
};

const widths = { sm: "w-[440px]", md: "w-[600px]", lg: "w-[840px]" };

/** A dialog that takes the focus, gives it back, and closes by Escape. Its body scrolls, its title and footer don't. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = "sm",
}: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-[rgb(20_16_10/.38)]" />
        <Radix.Content
          {...(description ? {} : { "aria-describedby": undefined })}
          // The field that asks for it, the first one, or the dialog itself: never the closing button.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            const content = event.currentTarget;
            if (!(content instanceof HTMLElement)) return;
            const find = (fields: string) => content.querySelector<HTMLElement>(fields);
            (find("[data-autofocus]") ?? find("input, textarea, select") ?? content).focus();
          }}
          className={clsx(
            "fixed top-[12vh] left-1/2 z-50 flex max-h-[76vh] max-w-[calc(100vw-32px)] -translate-x-1/2 flex-col",
            "rounded-4 border border-line-2 bg-raised shadow-float focus:outline-none",
            widths[size],
          )}
        >
          <header className="flex items-start gap-3 px-5 pt-4 pb-2">
            <div className="min-w-0 flex-1">
              <Radix.Title className="text-lg">{title}</Radix.Title>
              {description ? (
                <Radix.Description className="mt-1 leading-note text-ink-2">{description}</Radix.Description>
              ) : null}
            </div>
            <Radix.Close asChild>
              <IconButton label="Close" kbd="Escape" icon={<X aria-hidden="true" />} size="sm" />
            </Radix.Close>
          </header>
          {children ? (
            <div
              className="scroll-thin min-h-0 flex-1 overflow-auto px-5 py-2"
              tabIndex={size === "sm" ? undefined : 0}
            >
              {children}
            </div>
          ) : null}
          {footer ? (
            <footer className="flex justify-end gap-2 px-5 pt-3 pb-4">{footer}</footer>
          ) : (
            <div className="h-3" />
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
