import { LinkButton } from "../ui/link-button";

/** The ways through a log: back to its newest entries, on to older ones. */
export function LogPages({ newest, older }: { newest: string | null; older: string | null }) {
  return (
    <div className="flex gap-2">
      {newest ? <LinkButton href={newest}>Newest</LinkButton> : null}
      {older ? <LinkButton href={older}>Older entries</LinkButton> : null}
    </div>
  );
}
