"use client";

import "./globals.css";

/** The last net: the root layout itself failed, so nothing of it can be used here. */
export default function GlobalError() {
  return (
    <html lang="en" data-theme="light">
      <body>
        <main className="mx-auto flex max-w-[520px] flex-col items-start gap-3 px-6 pt-[16vh]">
          <h1 className="text-xl">The workbench could not be shown</h1>
          <p className="text-md leading-note text-ink-2">
            Something failed before the page was made, and it was logged. What was saved before is safe.
          </p>
          <button type="button" className="btn" data-variant="primary" onClick={() => location.reload()}>
            Try again
          </button>
        </main>
      </body>
    </html>
  );
}
