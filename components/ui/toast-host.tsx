"use client";

import { Toaster } from "sonner";

/** Where short messages appear. Call `toast(…)` from "sonner"; anything a person must act on belongs in the page. */
export function ToastHost() {
  return (
    <Toaster
      position="bottom-center"
      duration={5000}
      closeButton
      toastOptions={{
        style: {
          background: "var(--raised)",
          color: "var(--ink)",
          border: "1px solid var(--line-2)",
          borderRadius: "var(--radius-3)",
          boxShadow: "var(--shadow)",
          fontFamily: "var(--font-sans)",
          fontSize: "var(--text-sm)",
        },
      }}
    />
  );
}
