import { withheldReason } from "@/lib/annotations/sealed-groups";
import { Note } from "../ui/note";
import { TextLink } from "../ui/link-button";

/** Says that figures are withheld from whoever may have to adjudicate, why, and where the items wait. */
export function WithheldNote({ what, address }: { what: string; address: string }) {
  return (
    <Note tone="warn" lead={`${what} withheld from you for now.`}>
      {withheldReason} They are shown once these items are decided.{" "}
      <TextLink href={address}>Decide on them</TextLink>
    </Note>
  );
}

/** The same in short, in the place of a breakdown. */
export function WithheldPart() {
  return (
    <p className="max-w-(--measure-px) leading-note text-ink-2">
      Withheld from you for now: some of these groups hold a few items whose votes are sealed from you, and
      their figures would tell how these were voted.
    </p>
  );
}
