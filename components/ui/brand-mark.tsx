/** The mark: a beam that balances on a point, in a frame. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className ?? "size-[22px] flex-none text-accent"}
    >
      <rect x="1.25" y="1.25" width="21.5" height="21.5" rx="6" strokeWidth="1.5" />
      <path d="M6.75 17.25 12 6.25l5.25 11" strokeWidth="1.9" />
      <path d="M9.1 13.6h5.8" strokeWidth="1.9" />
    </svg>
  );
}
