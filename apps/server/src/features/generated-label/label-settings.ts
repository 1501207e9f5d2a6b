import { type HeldLabelSettings, labelSettings } from '@mingfa/contract/generated-label';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { setting } from '../../db/schema/installation.ts';
import type { AppContext, RequestContext } from '../../ports/app-context.ts';
import { storeSetting } from '../administration/index.ts';

type LabelSettings = z.infer<typeof labelSettings>;

const KEY = 'generated_labels';
const DEFAULTS: LabelSettings = { position: 'beginning', producerCode: '' };
/** Whose service it is, as long as the operator has no name. */
const NAMELESS = '明法 Mingfa';

/** How exports are labelled, and who the metadata names. */
export async function getLabelSettings(context: Pick<AppContext, 'db'>): Promise<HeldLabelSettings> {
  const [row] = await context.db.select().from(setting).where(eq(setting.key, KEY));
  const stored = labelSettings.partial().safeParse(row?.value ?? {});
  return describe({ ...DEFAULTS, ...(stored.success ? stored.data : {}) }, row?.revision ?? 0);
}

/** Changes how exports are labelled from now on. @throws AppError `setting_changed` */
export async function saveLabelSettings(
  context: RequestContext,
  { position, producerCode, seenRevision }: LabelSettings & { seenRevision?: number | undefined },
): Promise<HeldLabelSettings> {
  const value = { position, producerCode };
  const revision = await context.db.transaction((tx) =>
    storeSetting(context, tx, { key: KEY, value, seenRevision }),
  );
  return describe(value, revision);
}

const describe = (held: LabelSettings, revision: number): HeldLabelSettings => ({
  ...held,
  producer: held.producerCode || NAMELESS,
  revision,
});
