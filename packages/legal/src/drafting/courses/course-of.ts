import { defamationCourse } from './defamation-course.ts';
import { leaseCourse } from './lease-course.ts';
import { saleCourse } from './sale-course.ts';
import type { ToldCourse } from './told-course.ts';
import type { ToldMatter } from './told-matter.ts';
import { trafficCourse } from './traffic-course.ts';
import { wagesCourse } from './wages-course.ts';

const COURSES: Readonly<Record<string, (told: ToldMatter) => ToldCourse | null>> = {
  机动车交通事故责任纠纷: trafficCourse,
  房屋租赁合同纠纷: leaseCourse,
  买卖合同纠纷: saleCourse,
  劳务合同纠纷: wagesCourse,
  追索劳动报酬纠纷: wagesCourse,
  名誉权纠纷: defamationCourse,
};

/** What the rules of a cause make of a story; null where there are none, or where they read too little. */
export const courseOf = (cause: string, told: ToldMatter): ToldCourse | null =>
  COURSES[cause]?.(told) ?? null;
