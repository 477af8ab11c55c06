import { Refusal } from "@/components/shell/refusal";

export default function Forbidden() {
  return (
    <Refusal title="Your role in this project doesn't open this page">
      Nothing is wrong with your account. An admin of the project can give you another role.
    </Refusal>
  );
}
