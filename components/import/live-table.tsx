import { VisibleText } from "../trajectory/source-text";
import { Chip } from "../ui/chip";
import { formatCount } from "../ui/format";
import { TextLink } from "../ui/link-button";
import { Moment } from "../ui/moment";
import { RowHead, Table, Td, Th } from "../ui/table";
import type { LiveConversationView } from "./live-view";

const states: Record<LiveConversationView["state"], string> = {
  growing: "Growing",
  closed: "Complete",
  aside: "No agent in it",
  merged: "Part of another",
};

type LiveTableProps = {
  conversations: readonly LiveConversationView[];
  hrefOf: (trajectory_id: string) => string;
};

/** The conversations that came in live, those with the latest spans first. */
export function LiveTable({ conversations, hrefOf }: LiveTableProps) {
  return (
    <Table>
      <thead>
        <tr>
          <Th>Conversation</Th>
          <Th>State</Th>
          <Th num>Spans</Th>
          <Th num>Traces</Th>
          <Th num>Steps</Th>
          <Th num>Version</Th>
          <Th>First span</Th>
          <Th>Last span</Th>
        </tr>
      </thead>
      <tbody>
        {conversations.map((one) => (
          <tr key={one.id}>
            <RowHead>
              <span className="grid max-w-96 gap-0.5">
                {one.trajectory_id ? (
                  <TextLink href={hrefOf(one.trajectory_id)}>
                    <span className="truncate">
                      <VisibleText>{one.preview || one.external_id}</VisibleText>
                    </span>
                  </TextLink>
                ) : (
                  <span className="truncate">
                    <VisibleText>{one.external_id}</VisibleText>
                  </span>
                )}
                <span className="meta code truncate">
                  <VisibleText>{one.external_id}</VisibleText>
                </span>
              </span>
            </RowHead>
            <Td>
              <Chip tone={one.state === "growing" ? "accent" : "quiet"}>{states[one.state]}</Chip>
              {one.problem ? (
                <span className="mt-1 block max-w-72 text-xs text-danger">
                  Couldn’t be put together: <VisibleText>{one.problem}</VisibleText>
                </span>
              ) : null}
            </Td>
            <Td num>{formatCount(one.spans)}</Td>
            <Td num>{formatCount(one.traces)}</Td>
            <Td num>{one.steps === null ? "–" : formatCount(one.steps)}</Td>
            <Td num>{one.version ?? "–"}</Td>
            <Td>
              <Moment at={one.first_at} />
            </Td>
            <Td>
              <Moment at={one.last_at} />
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
