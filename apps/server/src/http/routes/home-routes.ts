import type { HomeTexts } from '@mingfa/content/load-home';
import * as contract from '@mingfa/contract/home';
import { type AccountContext, openStoredFile } from '../../features/account/index.ts';
import { type BoundRoute, bindRoute } from '../route.ts';

/** The installation's name, first questions, agreements, and files by ticket. */
export function homeRoutes(context: AccountContext, texts: HomeTexts): BoundRoute[] {
  return [
    bindRoute(contract.getLogo, async () => ({
      name: '明法',
      nameEn: 'Mingfa',
      tagline: '每一条引用，都已核对',
      taglineEn: 'Every citation, checked',
      logo: '/favicon.svg',
    })),
    bindRoute(contract.listSystemQuestions, async ({ query }) => ({
      items: texts.questions.map(({ id, field, question }) => ({
        id,
        field: field[query.language],
        question: question[query.language],
      })),
    })),
    bindRoute(
      contract.getAgreement,
      async ({ params, query }) => texts.agreements[params.name][query.language],
    ),
    bindRoute(contract.readFile, async ({ params }) => {
      const file = await openStoredFile(context, params);
      return { fileName: file.name, mediaType: file.mediaType, content: file.content, inline: true };
    }),
  ];
}
