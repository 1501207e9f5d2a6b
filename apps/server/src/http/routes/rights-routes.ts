import * as contract from '@mingfa/contract/rights';
import * as account from '../../features/account/index.ts';
import { getOperator, saveOperator } from '../../features/administration/index.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** What a person may ask for of what is held of them, and who answers for it. */
export function rightsRoutes(
  context: account.DeletionContext & { agreements: account.AgreementTexts },
): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(contract.getDeletion, account.describeDeletion),
    bind(contract.requestDeletion, account.requestDeletion),
    bind(contract.cancelDeletion, account.cancelDeletion),
    bind(contract.getDeletionReceipt, account.getReceipt),
    bind(contract.beginExport, account.beginExport),
    bind(contract.getExport, account.getExport),
    bind(contract.readExport, account.readExport),
    bind(contract.changeMobile, account.changeMobile),
    bind(contract.getAcceptance, account.describeAcceptance),
    bind(contract.acceptAgreements, account.acceptAgreements),
    bind(contract.getOperator, getOperator),
    bind(contract.saveOperator, saveOperator),
  ];
}
