/** Sets `<html data-density>` before the first paint. Put it into `<head>` of the root layout. */
export function DensityScript({ nonce }: { nonce?: string }) {
  const code = `try{document.documentElement.dataset.density=localStorage.getItem("density")||"compact"}catch{}`;
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
