import { Button } from "../ui/button";
import { Note } from "../ui/note";

/** Over the questions while a submitted label is open again. */
export function ReopenedNote({ onLeave }: { onLeave: () => void }) {
  return (
    <Note
      lead="Your last label, open again."
      live
      action={
        <Button size="sm" onClick={onLeave}>
          Leave it as it is
        </Button>
      }
    >
      It stays in force until you submit a change.
    </Note>
  );
}
