import { type HeldLabelSettings, labelSettings } from '@mingfa/contract/generated-label';
import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { setting } from '../../db/schema/installation.ts';
import type { AppContext, RequestContext } from '../../ports/app-context.ts';
import { storeSetting } from '../administration/index.ts';

type LabelSettings = z.infer<typeof labelSettings>;

const KEY = 'generated_labels';
const DEFAULTS: LabelSettings = { position: 'beginning', producerCode: '' };
/** The topic in which the operator of the installation says its name. */
const OPERATOR_KEY = 'operator';
const operator = z.object({ name: z.string().trim().min(1) });
/** Whose service it is, as long as the operator has no name. */
const NAMELESS = '明法 Mingfa';

/** How exports are labelled, and who the metadata names. */
export async function getLabelSettings(context: Pick<AppContext, 'db'>): Promise<HeldLabelSettings> {
  const topics = await context.db
    .select()
    .from(setting)
    .where(inArray(setting.key, [KEY, OPERATOR_KEY]));
  const topic = (key: string) => topics.find((one) => one.key === key);
  const stored = labelSettings.partial().safeParse(topic(KEY)?.value ?? {});
  const held = { ...DEFAULTS, ...(stored.success ? stored.data : {}) };
  const named = operator.safeParse(topic(OPERATOR_KEY)?.value);
  return {
    ...held,
    producer: held.producerCode || (named.success ? named.data.name : NAMELESS),
    revision: topic(KEY)?.revision ?? 0,
  };
}

/** Changes how exports are labelled from now on. @throws AppError `setting_changed` */
export async function saveLabelSettings(
  context: RequestContext,
  { position, producerCode, seenRevision }: LabelSettings & { seenRevision?: number | undefined },
): Promise<HeldLabelSettings> {
  const value = { position, producerCode };
  await context.db.transaction((tx) => storeSetting(context, tx, { key: KEY, value, seenRevision }));
  return getLabelSettings(context);
}
