import { LinkButton } from "../ui/link-button";
import { Note } from "../ui/note";

/** Over the questions when the session has ended. Another tab, so that nothing on this one is touched. */
export function SignedOutNote() {
  return (
    <Note
      tone="warn"
      lead="Your session has ended."
      live
      action={
        <LinkButton size="sm" href="/sign-in" target="_blank" rel="noopener" prefetch={false}>
          Sign in
        </LinkButton>
      }
    >
      What you enter is kept in this browser. Sign in in another tab; this page then goes on by itself.
    </Note>
  );
}
