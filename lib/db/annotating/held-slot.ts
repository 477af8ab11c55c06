/** What names a lease: whose it is, the slot, and the fence it was handed out with. */
export interface HeldSlot {
  queue_id: string;
  annotator_id: string;
  item: number;
  ordinal: number;
  fence: number;
}

/** $1 to $6 of a statement on the slot that somebody holds. */
export const placesOf = (project_id: string, held: HeldSlot) => [
  project_id,
  held.queue_id,
  held.annotator_id,
  held.item,
  held.ordinal,
  held.fence,
];

/** The slot is still theirs: nobody else has taken it and no label closed it. */
export const stillHeld = `project_id = $1::uuid and queue_id = $2::uuid and annotator_id = $3::uuid and item = $4 and ordinal = $5
  and fence = $6 and not done`;
