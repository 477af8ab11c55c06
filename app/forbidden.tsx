import { Refusal } from "@/components/shell/refusal";

export default function Forbidden() {
  return (
    <Refusal title="Your role doesn't open this page" alone>
      Nothing is wrong with your account. An admin of the project can give you another role.
    </Refusal>
  );
}
