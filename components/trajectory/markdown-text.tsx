import { useMemo, type ReactNode } from "react";
import Markdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";
import { rehypeSourceText } from "./rehype-source-text";
import { VisibleText } from "./source-text";
import type { TextMark } from "./text-pieces";

// Everything else loses its tag and keeps its text. No images, no raw HTML, no forms, nothing with an address.
const allowed = [
  ...["p", "br", "hr", "em", "strong", "del", "code", "pre", "blockquote", "ul", "ol", "li", "span", "mark"],
  ...["table", "thead", "tbody", "tr", "th", "td", "h1", "h2", "h3", "h4", "h5", "h6", "a", "img"],
];

const heading = ({ children }: { children?: ReactNode }) => <p className="md-heading">{children}</p>;

const components: Components = {
  // Headings of a message are not headings of our page.
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  // A link is its words and its address, both as text: what it says and where it goes can be compared.
  a: ({ href, children }) => (
    <>
      {children}
      {href && !href.startsWith("#") && textOf(children) !== href ? (
        <>
          {" "}
          <span className="md-address">
            <VisibleText>{href}</VisibleText>
          </span>
        </>
      ) : null}
    </>
  ),
  img: ({ src, alt }) => (
    <span className="md-address">
      image: <VisibleText>{`${alt ?? ""} ${typeof src === "string" ? src : ""}`.trim()}</VisibleText>
    </span>
  ),
  // The language of a code block is the writer's word; it would become a class of ours.
  code: ({ children }) => <code>{children}</code>,
  // Footnotes and task lists would bring ids and classes of their own.
  li: ({ children }) => <li>{children}</li>,
  // What may scroll sideways can be reached and scrolled by keys.
  pre: ({ children }) => (
    <pre tabIndex={0} role="group" aria-label="Code">
      {children}
    </pre>
  ),
  table: ({ children }) => (
    <div className="md-table" tabIndex={0} role="group" aria-label="Table">
      <table>{children}</table>
    </div>
  ),
  // A table cell's alignment comes as an inline style; ours are all left.
  th: ({ children }) => <th>{children}</th>,
  td: ({ children }) => <td>{children}</td>,
};

function textOf(children: ReactNode): string | null {
  if (typeof children === "string") return children;
  if (Array.isArray(children) && children.length === 1) return textOf(children[0] as ReactNode);
  if (children && typeof children === "object" && "props" in children)
    return textOf((children.props as { children?: ReactNode }).children);
  return null;
}

/**
 * Markdown of an agent, drawn from an allow-list. Raw HTML appears as the text it is; images are never
 * loaded; addresses are shown and can't be followed.
 */
export default function MarkdownText({ text, marks }: { text: string; marks: readonly TextMark[] }) {
  const plugins = useMemo(() => [() => rehypeSourceText({ source: text, marks })], [text, marks]);
  return (
    <Markdown
      remarkPlugins={[remarkGfm]}
      rehypePlugins={plugins}
      allowedElements={allowed}
      unwrapDisallowed
      components={components}
      urlTransform={(address) => address}
    >
      {text}
    </Markdown>
  );
}
