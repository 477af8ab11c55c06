/** A keyed one-way function: HMAC-SHA-256 with the project's secret, as lower-case hexadecimal digits. */
export type KeyedHash = (text: string) => string;

/**
 * Names people in exports. A person has one pseudonym in a project however often they are asked about; without the
 * project's secret nobody can go from one to the other. 48 bits: a thousand people collide with a chance of 2 in 10⁹.
 */
export function pseudonyms(hash: KeyedHash): (person_id: string) => string {
  const known = new Map<string, string>();
  return (person_id) => {
    let name = known.get(person_id);
    if (name === undefined) {
      name = `person-${hash(`person ${person_id}`).slice(0, 12)}`;
      known.set(person_id, name);
    }
    return name;
  };
}
