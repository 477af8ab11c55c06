import { hashId } from "../content-hash";
import type { Format } from "../format";
import { TrajectoryDraft } from "../normalize";
import { addOpenHandsEvents, isOpenHandsEvent } from "../openhands";

/** The event list of one OpenHands run, as one array or one event a line. */
export const openhandsEvents: Format = {
  id: "openhands-events",
  family: "coding-agents",
  title: "OpenHands events",
  howTo: "JSON array (or JSONL) of events with source, action or observation; one file is one run.",
  recognise: ({ value }) => isOpenHandsEvent(value) || (Array.isArray(value) && value.some(isOpenHandsEvent)),
  wholeArray: isOpenHandsEvent,
  // An array is a run; single events belong to the one run of their file.
  groupKey: ({ value }) => (Array.isArray(value) ? null : ""),
  normalise(records, context) {
    const first = records[0]!;
    const draft = new TrajectoryDraft("openhands-events", first, context);
    const list = Array.isArray(first.value)
      ? first.value.map((event, i) => ({ event, pointer: `/${i}` }))
      : records.map(({ value, raw }) => ({ event: value, pointer: `/${raw.number}` }));
    draft.agents = [{ id: "assistant", kind: "agent", name: null, model: null, params: {} }];
    addOpenHandsEvents(
      draft,
      list.filter((item): item is { event: Record<string, unknown>; pointer: string } =>
        isOpenHandsEvent(item.event),
      ),
    );
    return [{ kind: "trajectory", trajectory: draft.finish((t) => hashId(t, context.sha256)), records }];
  },
};
