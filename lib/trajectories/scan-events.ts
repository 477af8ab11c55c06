/** Told where things begin and end; positions are absolute byte offsets. `depth` is the depth outside the value. */
export interface ScanEvents {
  valueStart(at: number, depth: number, firstByte: number): void;
  /** `end` is the offset after the last byte of the value. */
  valueEnd(end: number, depth: number): void;
  keyStart(at: number, depth: number): void;
  keyEnd(end: number, depth: number): void;
}

export interface ScanFault {
  /** Offset of the byte that does not fit. */
  at: number;
  line: number;
  column: number;
  expected: string;
  /** True when the fault is a line break inside an unfinished value. */
  torn: boolean;
}
