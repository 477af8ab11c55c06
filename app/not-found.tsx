import { Refusal } from "@/components/shell/refusal";

export default function NotFound() {
  return (
    <Refusal title="There is nothing at this address" alone>
      Either it never existed, was removed, or belongs to a project that you are not a member of. Links from
      invitations stop working when they are used, revoked or two weeks old.
    </Refusal>
  );
}
