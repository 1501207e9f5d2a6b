const DATED = /((?:19|20)\d{2})年(\d{1,2})月(\d{1,2})日/g;

interface HistoryEvent {
  day: string;
  /** An amendment or revision, as against the first passing or publishing. */
  amends: boolean;
}

/**
 * Days of passing and amending that a version's history names (根据2018年10月26日…修正). Days of taking effect
 * (…起施行) are left out: they say nothing of other texts.
 */
export function historyEvents(history: readonly string[]): HistoryEvent[] {
  const events: HistoryEvent[] = [];
  for (const line of history) {
    const dates = [...line.matchAll(DATED)];
    for (const [index, match] of dates.entries()) {
      const rest = line.slice(match.index + match[0].length, dates[index + 1]?.index);
      const takesEffect = /^[^，。；]{0,12}(?:施行|实施|生效)/.test(rest);
      if (takesEffect && !/通过|公布|发布|修正|修订|修改/.test(rest)) continue;
      const [, year, month, day] = match;
      events.push({
        day: `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`,
        amends: /修正|修订|修改/.test(rest),
      });
    }
  }
  return events;
}
