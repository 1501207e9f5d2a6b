/** What the tools of one answer may take. */
export interface ToolLimits {
  /** Calls of the model, the last one without tools. */
  turns: number;
  /** Tools run in one answer. */
  calls: number;
  /** Tools run at once. */
  atOnce: number;
  /** Of one tool. */
  timeMs: number;
  /** Characters that one tool, and all together, may tell the model. */
  characters: number;
  allCharacters: number;
}

export const TOOL_LIMITS: ToolLimits = {
  turns: 8,
  calls: 16,
  atOnce: 2,
  timeMs: 15_000,
  characters: 8_000,
  allCharacters: 40_000,
};
