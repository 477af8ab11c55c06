/**
 * Runs in the page: wherever the theme library, which knows light and dark only, follows the system, the system's wish
 * for more contrast is added.
 */
const code = `try {
  const root = document.documentElement;
  const wish = matchMedia("(prefers-contrast: more)");
  const chosen = () => { try { return localStorage.getItem("theme") } catch { return null } };
  const follow = () => {
    const theme = root.dataset.theme;
    if (!theme || (chosen() || "system") !== "system") return;
    const plain = theme.replace("-hc", "");
    const wished = wish.matches ? plain + "-hc" : plain;
    if (theme !== wished) root.dataset.theme = wished;
  };
  new MutationObserver(follow).observe(root, { attributes: true, attributeFilter: ["data-theme"] });
  wish.addEventListener("change", follow);
} catch {}`;

/** Keeps `<html data-theme>` at the contrast that the system wishes, from the first paint. Put it into `<head>` of the root layout. */
export function ContrastScript({ nonce }: { nonce?: string }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
