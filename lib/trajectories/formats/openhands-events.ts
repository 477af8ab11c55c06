import { hashId } from "../content-hash";
import type { Format } from "../format";
import { TrajectoryDraft } from "../normalize";
import { addOpenHandsEvents, isOpenHandsEvent } from "../openhands";
import { asArray, isJson } from "../plain-values";

/** The event list of one OpenHands run, as one array or one event a line. */
export const openhandsEvents: Format = {
  id: "openhands-events",
  family: "coding-agents",
  title: "OpenHands events",
  howTo: "JSON array (or JSONL) of events with source, action or observation; one file is one run.",
  recognise: ({ value }) => isOpenHandsEvent(value) || (eventList(value) !== null && !isInstance(value)),
  wholeArray: isOpenHandsEvent,
  // An array is a run; single events belong to the one run of their file.
  groupKey: ({ value }) => (isOpenHandsEvent(value) ? "" : null),
  normalise(records, context) {
    const first = records[0]!;
    const draft = new TrajectoryDraft("openhands-events", first, context);
    const whole = eventList(first.value);
    const list = whole
      ? whole.events.map((event, i) => ({ event, pointer: `${whole.pointer}/${i}` }))
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

/** An instance of an evaluation has more to tell than its events. */
function isInstance(value: unknown): boolean {
  return isJson(value) && ("instance_id" in value || "issue" in value);
}

/** The events of a run: an array, or the object that the server answers with. */
function eventList(value: unknown): { events: unknown[]; pointer: string } | null {
  if (Array.isArray(value)) return value.some(isOpenHandsEvent) ? { events: value, pointer: "" } : null;
  if (!isJson(value)) return null;
  const key = ["trajectory", "events", "history"].find((name) => asArray(value[name]).some(isOpenHandsEvent));
  return key === undefined ? null : { events: asArray(value[key]), pointer: `/${key}` };
}
