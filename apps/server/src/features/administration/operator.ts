import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import * as contract from '@mingfa/contract/rights';
import type { Language } from '@mingfa/contract/values';
import { eq } from 'drizzle-orm';
import { setting } from '../../db/schema/installation.ts';
import type { AppContext, RequestContext } from '../../ports/app-context.ts';
import { storeSetting } from './store-setting.ts';

const KEY = 'operator';
const NOBODY: contract.Operator = { name: '', contact: '', icpNumber: '', algorithmNumber: '' };

/** Who runs this installation; empty where no administrator has said so yet. */
export async function getOperator({
  db,
}: Pick<AppContext, 'db'>): Promise<EndpointOutput<typeof contract.getOperator>> {
  const [row] = await db.select().from(setting).where(eq(setting.key, KEY));
  const stored = contract.operator.partial().safeParse(row?.value ?? {});
  return { ...NOBODY, ...(stored.success ? stored.data : {}), revision: row?.revision ?? 0 };
}

/** Says who runs this installation. @throws AppError `setting_changed` */
export async function saveOperator(
  context: RequestContext,
  { seenRevision, ...value }: EndpointInput<typeof contract.saveOperator>,
): Promise<EndpointOutput<typeof contract.saveOperator>> {
  return context.db.transaction(async (tx) => {
    const revision = await storeSetting(context, tx, { key: KEY, value, seenRevision });
    return { ...value, revision };
  });
}

const MISSING: Record<Language, Record<keyof contract.Operator, string>> = {
  'zh-CN': {
    name: '（运营者尚未填写名称）',
    contact: '（运营者尚未填写联系方式）',
    icpNumber: '（运营者未填写）',
    algorithmNumber: '（运营者未填写）',
  },
  en: {
    name: '(the operator has not filled in a name yet)',
    contact: '(the operator has not filled in how to be reached yet)',
    icpNumber: '(not filled in by the operator)',
    algorithmNumber: '(not filled in by the operator)',
  },
};

/** Puts the operator in the places of an agreement, `{{name}}`; what is missing is marked. */
export function fillOperator(markdown: string, operator: contract.Operator, language: Language): string {
  return markdown.replace(
    /\{\{(name|contact|icpNumber|algorithmNumber)\}\}/g,
    (_, field: keyof contract.Operator) =>
      operator[field] === '' ? `**${MISSING[language][field]}**` : plain(operator[field]),
  );
}

/** As it was typed, whatever marks of Markdown are in it. */
const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|!~]/g, '\\$&');
