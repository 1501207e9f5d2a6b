import type { IsoDate } from '../statute/statute.ts';
import { addDays } from './calendar.ts';

/** What the State Council's notice for a year says: days off, and weekend days worked instead. */
export interface HolidayYear {
  year: number;
  /** Stretches of days off, both ends counted; a single day is a stretch of one. Weekends inside are named too. */
  holidays: readonly (readonly [IsoDate, IsoDate])[];
  adjustedWorkdays: readonly IsoDate[];
  /** The notice, and the address at which it was published. */
  source: string;
  url: string | null;
}

const notice = (year: number): string => `《国务院办公厅关于${year}年部分节假日安排的通知》`;

/**
 * The years whose notices are held. The notices were read as public repositories of holiday calendars copied them, the years
 * from 2020 in two or more that agree, 2016 to 2019 in one; the addresses are those they name. gov.cn itself could not be opened.
 */
export const OFFICIAL_HOLIDAYS: readonly HolidayYear[] = [
  {
    year: 2016,
    holidays: spans(
      '01-01',
      '02-07/02-13',
      '04-04',
      '05-01/05-02',
      '06-09/06-11',
      '09-15/09-17',
      '10-01/10-07',
    )(2016),
    adjustedWorkdays: days('02-06', '02-14', '06-12', '09-18', '10-08', '10-09')(2016),
    source: notice(2016),
    url: 'http://www.gov.cn/zhengce/content/2015-12/10/content_10394.htm',
  },
  {
    year: 2017,
    holidays: spans('01-01/01-02', '01-27/02-02', '04-02/04-04', '05-01', '05-28/05-30', '10-01/10-08')(2017),
    adjustedWorkdays: days('01-22', '02-04', '04-01', '05-27', '09-30')(2017),
    source: notice(2017),
    url: 'http://www.gov.cn/zhengce/content/2016-12/01/content_5141603.htm',
  },
  {
    year: 2018,
    // The days around New Year 2019 that lie in 2018 stand in the notice for 2019.
    holidays: spans(
      '01-01',
      '02-15/02-21',
      '04-05/04-07',
      '04-29/05-01',
      '06-18',
      '09-24',
      '10-01/10-07',
      '12-30/12-31',
    )(2018),
    adjustedWorkdays: days('02-11', '02-24', '04-08', '04-28', '09-29', '09-30', '12-29')(2018),
    source: notice(2018),
    url: 'http://www.gov.cn/zhengce/content/2017-11/30/content_5243579.htm',
  },
  {
    year: 2019,
    holidays: spans('01-01', '02-04/02-10', '04-05', '05-01/05-04', '06-07', '09-13', '10-01/10-07')(2019),
    adjustedWorkdays: days('02-02', '02-03', '04-28', '05-05', '09-29', '10-12')(2019),
    source: `${notice(2019)}、《国务院办公厅关于调整2019年劳动节假期安排的通知》`,
    url: 'http://www.gov.cn/zhengce/content/2019-03/22/content_5375877.htm',
  },
  {
    year: 2020,
    // Spring Festival was prolonged to 2 February; 1 February had been a day to work.
    holidays: spans('01-01', '01-24/02-02', '04-04/04-06', '05-01/05-05', '06-25/06-27', '10-01/10-08')(2020),
    adjustedWorkdays: days('01-19', '04-26', '05-09', '06-28', '09-27', '10-10')(2020),
    source: `${notice(2020)}、《国务院办公厅关于延长2020年春节假期的通知》`,
    url: 'http://www.gov.cn/zhengce/content/2020-01/27/content_5472352.htm',
  },
  {
    year: 2021,
    holidays: spans(
      '01-01/01-03',
      '02-11/02-17',
      '04-03/04-05',
      '05-01/05-05',
      '06-12/06-14',
      '09-19/09-21',
      '10-01/10-07',
    )(2021),
    adjustedWorkdays: days('02-07', '02-20', '04-25', '05-08', '09-18', '09-26', '10-09')(2021),
    source: notice(2021),
    url: 'http://www.gov.cn/zhengce/content/2020-11/25/content_5564127.htm',
  },
  {
    year: 2022,
    // 31 December 2022 belongs to the New Year of the notice for 2023.
    holidays: spans(
      '01-01/01-03',
      '01-31/02-06',
      '04-03/04-05',
      '04-30/05-04',
      '06-03/06-05',
      '09-10/09-12',
      '10-01/10-07',
      '12-31',
    )(2022),
    adjustedWorkdays: days('01-29', '01-30', '04-02', '04-24', '05-07', '10-08', '10-09')(2022),
    source: notice(2022),
    url: 'http://www.gov.cn/zhengce/content/2021-10/25/content_5644835.htm',
  },
  {
    year: 2023,
    holidays: spans('01-01/01-02', '01-21/01-27', '04-05', '04-29/05-03', '06-22/06-24', '09-29/10-06')(2023),
    adjustedWorkdays: days('01-28', '01-29', '04-23', '05-06', '06-25', '10-07', '10-08')(2023),
    source: `${notice(2023)}（国办发明电〔2022〕16号）`,
    url: 'http://www.gov.cn/zhengce/content/2022-12/08/content_5730844.htm',
  },
  {
    year: 2024,
    holidays: spans(
      '01-01',
      '02-10/02-17',
      '04-04/04-06',
      '05-01/05-05',
      '06-10',
      '09-15/09-17',
      '10-01/10-07',
    )(2024),
    adjustedWorkdays: days('02-04', '02-18', '04-07', '04-28', '05-11', '09-14', '09-29', '10-12')(2024),
    source: `${notice(2024)}（2023年10月25日）`,
    url: null,
  },
  {
    year: 2025,
    holidays: spans('01-01', '01-28/02-04', '04-04/04-06', '05-01/05-05', '05-31/06-02', '10-01/10-08')(2025),
    adjustedWorkdays: days('01-26', '02-08', '04-27', '09-28', '10-11')(2025),
    source: `${notice(2025)}（2024年11月12日）`,
    url: 'https://www.gov.cn/zhengce/content/202411/content_6986382.htm',
  },
  {
    year: 2026,
    holidays: spans(
      '01-01/01-03',
      '02-15/02-23',
      '04-04/04-06',
      '05-01/05-05',
      '06-19/06-21',
      '09-25/09-27',
      '10-01/10-07',
    )(2026),
    adjustedWorkdays: days('01-04', '02-14', '02-28', '05-09', '09-20', '10-10')(2026),
    source: `${notice(2026)}（国办发明电〔2025〕7号）`,
    url: 'https://www.gov.cn/zhengce/content/202511/content_7047090.htm',
  },
];

/** Every day off of a year, each by itself. */
export function holidaysOf({ holidays }: Pick<HolidayYear, 'holidays'>): IsoDate[] {
  return holidays.flatMap(([first, last]) => {
    const all: IsoDate[] = [];
    for (let day = first; day <= last; day = addDays(day, 1)) all.push(day);
    return all;
  });
}

/** `'02-07/02-13'` as the first and the last day of a stretch, in a year. */
function spans(...written: string[]): (year: number) => (readonly [IsoDate, IsoDate])[] {
  return (year) =>
    written.map((span) => {
      const [first = '', last = first] = span.split('/');
      return [`${year}-${first}`, `${year}-${last}`] as const;
    });
}

function days(...written: string[]): (year: number) => IsoDate[] {
  return (year) => written.map((day) => `${year}-${day}`);
}
