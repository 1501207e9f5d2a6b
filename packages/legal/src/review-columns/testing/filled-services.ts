/** Software made to order. */
export const SOFTWARE = `软件开发服务协议
协议编号：RJ-2024-118
委托方（甲方）：广州越秀文旅集团有限公司
受托方（乙方）：深圳市星链软件有限公司
第一条 开发内容
甲方委托乙方开发智慧景区票务系统，乙方应于本协议生效之日起120日内完成开发并交付。
第二条 费用及支付
2.1 本协议开发费用总额为人民币96万元，分三期支付。
2.2 第一期：协议签订后5个工作日内支付40%；第二期：系统上线后支付40%；第三期：验收合格满六个月后支付20%。
2.3 甲方未按约定付款的，每延迟一日，应按应付未付金额的千分之一向乙方支付违约金。
第三条 验收
乙方提交成果后，甲方应在10个工作日内组织验收，逾期未提出书面异议的，视为验收合格。
第四条 质保
免费维护期为一年，自验收合格之日起计算。
第五条 知识产权
本项目所产生的软件著作权归甲方所有。
第六条 保密
双方对在履行本协议过程中知悉的对方商业秘密负有保密义务，保密期限自本协议签订之日起至本协议终止后五年。
第七条 分包
未经甲方同意，乙方不得将开发工作转包给第三方。
第八条 责任限制
任何一方在本协议项下的赔偿责任总额不超过协议总金额。
第九条 解除
9.1 乙方延期交付超过30日的，甲方有权单方解除协议。
9.2 任何一方可提前30日书面通知对方解除本协议。
第十条 争议解决
因本协议引起的或与本协议有关的任何争议，均应提交广州仲裁委员会仲裁。
第十一条 本协议自双方盖章之日起生效，有效期至2025年12月31日。本协议正本一式四份，双方各执二份。
甲方（盖章）：广州越秀文旅集团有限公司
乙方（盖章）：深圳市星链软件有限公司
签订时间：2024年5月6日`;

/** A contract of employment with a non-compete. */
export const EMPLOYMENT = `劳动合同书
用人单位（甲方）：武汉光谷生物医药有限公司
劳动者（乙方）：孙雨桐
身份证号：420106199203154528
一、合同期限
本合同为固定期限劳动合同，期限三年，自2024年7月1日起至2027年6月30日止，其中试用期三个月。
二、工作内容和地点
乙方的工作岗位为研发工程师，工作地点为武汉市东湖高新区。
三、工作时间
甲方实行标准工时制，每日工作8小时，每周工作40小时。
四、劳动报酬
乙方月工资为15000元，试用期工资为12000元，甲方于每月10日前支付上月工资。
五、社会保险
甲方依法为乙方缴纳社会保险。
六、竞业限制
乙方离职后两年内，不得到与甲方有竞争关系的单位任职。竞业限制期间，甲方每月支付补偿金4500元。
七、保密
乙方应保守甲方的商业秘密。
八、解除
乙方提前三十日以书面形式通知甲方，可以解除本合同。
九、争议处理
因履行本合同发生劳动争议，可向甲方所在地劳动争议仲裁委员会申请仲裁；对裁决不服的，可向人民法院提起诉讼。
十、本合同一式两份，双方各执一份，自双方签字盖章之日起生效。
甲方（盖章）
乙方（签字）：孙雨桐
2024年6月25日`;

/** English, cheaply. */
export const ENGLISH_SERVICES = `CONSULTING SERVICES AGREEMENT
This Consulting Services Agreement is made on 15 March 2024 between Harbour Light Limited, a company incorporated in Hong Kong (the "Client"), and Northwind Advisory LLC, a Delaware limited liability company (the "Consultant").
1. Term. The term of this Agreement is for a period of two (2) years commencing on 1 April 2024.
2. Fees. The total fees payable under this Agreement are USD 120,000, payable within thirty (30) days of receipt of an invoice.
3. Confidentiality. Each party shall keep confidential the Confidential Information of the other party for a period of five (5) years.
4. Assignment. Neither party may assign this Agreement without the prior written consent of the other party.
5. Termination. Either party may terminate this Agreement for convenience upon sixty (60) days' written notice.
6. Limitation of Liability. The aggregate liability of the Consultant shall not exceed the fees paid under this Agreement.
7. Force Majeure. Neither party is liable for delay caused by force majeure.
8. Governing Law. This Agreement shall be governed by and construed in accordance with the laws of Hong Kong.
9. Disputes. Any dispute shall be referred to and finally resolved by arbitration administered by the Hong Kong International Arbitration Centre.
10. Counterparts. This Agreement is executed in two originals.`;
