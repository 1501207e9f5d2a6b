import type { HomeTexts } from '@mingfa/content/load-home';
import * as contract from '@mingfa/contract/home';
import { type AccountContext, openStoredFile } from '../../features/account/index.ts';
import { fillOperator, getOperator } from '../../features/administration/index.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** The installation's name, first questions, agreements, and files by ticket. */
export function homeRoutes(context: AccountContext, texts: HomeTexts): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(contract.getLogo, () => ({
      name: '明法',
      nameEn: 'Mingfa',
      tagline: '引用逐条核对',
      taglineEn: 'Citations, checked',
      logo: '/favicon.svg',
    })),
    bind(contract.listSystemQuestions, (_, { language }) => ({
      items: texts.questions.map(({ id, field, question }) => ({
        id,
        field: field[language],
        question: question[language],
      })),
    })),
    bind(contract.getAgreement, async (asked, { name, language }) => {
      const { markdown, version } = texts.agreements[name][language];
      return { markdown: fillOperator(markdown, await getOperator(asked), language), version };
    }),
    bind(contract.readFile, async (asked, input) => {
      const file = await openStoredFile(asked, input);
      return {
        fileName: file.name,
        mediaType: file.mediaType,
        content: file.content,
        tag: file.id,
        inline: true,
      };
    }),
  ];
}
