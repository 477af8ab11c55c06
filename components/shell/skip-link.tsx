/** The first stop of the Tab key: past the navigation, to the element with this id. */
export function SkipLink({
  to = "main",
  children = "Skip to the content",
}: {
  to?: string;
  children?: string;
}) {
  return (
    <a
      href={`#${to}`}
      className="absolute -top-16 left-2 z-50 rounded-2 bg-raised px-3 py-2 shadow-float focus:top-2"
    >
      {children}
    </a>
  );
}
