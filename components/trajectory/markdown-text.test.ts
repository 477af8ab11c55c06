import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import MarkdownText from "./markdown-text";

const html = (text: string) => renderToStaticMarkup(createElement(MarkdownText, { text, marks: [] }));

describe("MarkdownText", () => {
  it("draws structure", () => {
    const page = html("# Title\n\nOne **two** `three`\n\n- a\n- b\n\n| x | y |\n|---|---|\n| 1 | 2 |");
    for (const tag of ["<strong>", "<code>", "<li>", "<td>", 'class="md-heading"'])
      expect(page).toContain(tag);
  });

  it("lets keys reach what may scroll sideways", () => {
    const page = html("```\n" + "wide ".repeat(99) + "\n```\n\n| x | y |\n|---|---|\n| 1 | 2 |");
    expect(page).toMatch(/<pre tabindex="0" role="group" aria-label="Code">/);
    expect(page).toMatch(/<div[^>]* tabindex="0" role="group" aria-label="Table"><table>/);
  });

  it.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "![x](https://evil.example/pixel.png)",
    "[click](javascript:alert(1))",
    "[click](https://evil.example)",
    "<https://evil.example>",
    "https://evil.example/auto",
    "<form action=https://evil.example><input name=q></form>",
    '<a href="https://evil.example" style="position:fixed">x</a>',
    "<iframe srcdoc='<script>1</script>'></iframe>",
    "- [x] task\n- [ ] open",
    "note[^1]\n\n[^1]: footnote",
    "| a |\n|:-:|\n| b |",
    "```html\n<svg onload=alert(1)>\n```",
    "<details open ontoggle=alert(1)>",
    "&lt;b&gt; &#x202E; a",
  ])("has nothing that acts, loads or leads away: %s", (text) => {
    const page = html(text);
    expect(page).not.toMatch(
      /<(?:a|img|script|iframe|form|input|svg|style|link|object|details|section|sup)[\s>]/i,
    );
    expect(page).not.toMatch(/<[a-z][^>]*\s(?:href|src|on\w+|style|action|srcdoc|id)=/i);
  });

  it("keeps what the text said, as text", () => {
    expect(html("<b>bold</b>")).toContain("&lt;b&gt;");
    const link = html("[your bank](https://evil.example/login)");
    expect(link).toContain("your bank");
    expect(link).toContain("https://evil.example/login");
    expect(html("![chart](https://evil.example/p.png)")).toContain("https://evil.example/p.png");
  });

  it("shows hidden characters in words, code and addresses", () => {
    expect(html("pay\u200Bpal")).toContain(">ZWSP<");
    expect(html("`a\u202Eb`")).toContain(">RLO<");
    expect(html("[x](https://a\u202Eb.example)")).toContain("a%E2%80%AEb");
    expect(html("&#x202E;abc")).toContain(">RLO<");
  });

  it("says where each word stands in the source", () => {
    expect(html("One **two**")).toContain('<strong><span data-o="6">two</span></strong>');
    const marked = renderToStaticMarkup(
      createElement(MarkdownText, {
        text: "One **two**",
        marks: [{ start: 6, end: 9, tone: "evidence", label: "E1" }],
      }),
    );
    expect(marked).toContain('<mark class="mark" data-tone="evidence"><span data-o="6">two</span></mark>');
    expect(marked).toContain(">E1<");
  });
});
