/** Words of English that stand in any question and tell nothing about it, in lower case. */
export const ENGLISH_STOP_WORDS: ReadonlySet<string> = new Set(
  [
    'a an the this that these those there here i me my mine we us our you your he him his she her it its they them their who whom whose',
    'which what when where how why if then than so as at by for from in into of off on onto out over to up with without about after again',
    'against all also always am and any anybody anymore anyone are aren around ask asked asking asks away back be because been before being',
    'between both but came can cannot come comes could couldn did didn do does doesn doing don done down during each either else even ever',
    'every few first for friday gave get gets getting give gives given go goes going gone got had hadn has hasn have haven having help hi',
    'hello however idea isn just keep keeps kept knew know knows last later least let like long made make makes many may maybe might monday',
    'month months more morning most much must need needs never next night no nobody none nor not nothing now often ok okay one ones only',
    'or other others otherwise ought own perhaps please quite rather really right said same saturday saw say saying says second see seem',
    'seems several shall should shouldn simply since some somebody someone something soon still such sunday sure take taken takes tell tells',
    'thank thanks thing things think third though three through thursday till today together told tomorrow too took toward tried tries try',
    'trying tuesday two under unless until upon used very via want wanted wants was wasn way wednesday week weeks well went were weren while',
    'will wish within won would wouldn year years yes yesterday yet four five six seven eight nine ten ago day days hour hours time times',
    'am pm around almost already although another anything became become china chinese foreigner foreigners foreign legal legally law laws',
    'allowed possible happen happens happened option options advice question situation case yuan rmb money rights',
  ]
    .join(' ')
    .split(' '),
);
