"use client";

import { useRef, type ReactNode } from "react";
import { Button, type ButtonLook } from "../ui/button";

type ChooseButtonProps = ButtonLook & {
  children: ReactNode;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
};

/** Opens the system's file dialog. */
export function ChooseButton({ children, multiple = false, onFiles, ...look }: ChooseButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // So that choosing the same file again is a change as well.
          event.target.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button {...look} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
