import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { SourceText } from "./source-text";

const html = (text: string) => renderToStaticMarkup(createElement(SourceText, { text }));

describe("SourceText", () => {
  it("shows markup as text and unseen characters as signs", () => {
    expect(html("<img src=x onerror=alert(1)>")).toBe(
      '<span data-o="0">&lt;img src=x onerror=alert(1)&gt;</span>',
    );
    const page = html("a\u202Eb\u0000");
    expect(page).toContain(">RLO<");
    expect(page).toContain(">NUL<");
    expect(page).not.toMatch(/[\u202E\u0000]/u);
  });
});
