import { nextWorkday, type Period, periodEnd, type WorkCalendar } from '../figures/calendar.ts';
import type { IsoDate } from '../statute/statute.ts';
import type { Bilingual, CalculationLine } from './calculation.ts';
import { periodText } from './deadline-date.ts';

/** A period after all that started it anew or held it up. */
export interface InterruptedPeriod {
  /** Where the running period started last. */
  start: IsoDate;
  /** Its last day, before rest days are looked at. */
  end: IsoDate;
  /** How many events started it anew. */
  restarts: number;
  lines: CalculationLine[];
  notes: Bilingual[];
}

/**
 * A period that starts anew at each interruption (民法典 §195; 劳动争议调解仲裁法 §27 ¶2). An event before the
 * start or after the period has run out does nothing.
 * @param periodFrom the length of a period by the day it starts, where law changed in between
 */
export function interruptedPeriod(
  startOn: IsoDate,
  periodFrom: (start: IsoDate) => Period,
  events: readonly IsoDate[],
  calendar: WorkCalendar,
): InterruptedPeriod {
  const line = (label: Bilingual, from: IsoDate, end: IsoDate): CalculationLine => {
    const text = periodText(periodFrom(from));
    return {
      label,
      formula: { zh: `${from} 起 ${text.zh}`, en: `${text.en} from ${from}` },
      value: end,
      unit: 'date',
    };
  };
  let start = startOn;
  let end = periodEnd(start, periodFrom(start));
  let restarts = 0;
  const lines = [line({ zh: '期间届满', en: 'End of the period' }, start, end)];
  const notes: Bilingual[] = [];
  for (const event of [...events].sort()) {
    if (event <= start) continue;
    if (event > nextWorkday(end, calendar)) {
      notes.push({
        zh: `${event} 的事由发生在期间届满（${end}）之后，不产生中断效力。`,
        en: `The event of ${event} came after the end (${end}) and interrupts nothing.`,
      });
      continue;
    }
    start = event;
    end = periodEnd(start, periodFrom(start));
    restarts += 1;
    lines.push(
      line({ zh: `${event} 中断，重新计算`, en: `Interrupted on ${event}, starts anew` }, start, end),
    );
  }
  return { start, end, restarts, lines, notes };
}
