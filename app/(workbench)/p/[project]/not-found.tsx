import { Refusal } from "@/components/shell/refusal";

export default function NotFound() {
  return (
    <Refusal title="There is nothing at this address">
      Either it never existed in this project, or it was removed. Check the address, or look for it in the
      list that it belongs to.
    </Refusal>
  );
}
