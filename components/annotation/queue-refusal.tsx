import { Lock } from "lucide-react";
import { EmptyState } from "../ui/empty-state";
import { LinkButton } from "../ui/link-button";

/** Instead of the annotate screen, when the queue can't be worked on. */
export function QueueRefusal({ message, homeHref }: { message: string; homeHref: string }) {
  return (
    <main id="main" className="grid min-h-screen place-content-center">
      <EmptyState
        icon={<Lock size={18} />}
        title="Nothing to label here"
        actions={<LinkButton href={homeHref}>My queues</LinkButton>}
      >
        {message}
      </EmptyState>
    </main>
  );
}
