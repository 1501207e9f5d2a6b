"""Writes the five tables anew, always the same: `python3 make_tables.py`. All people, firms, courts and places are invented."""

import csv
import io
from datetime import date, timedelta
from pathlib import Path
from random import Random

HERE = Path(__file__).parent / "tables"


def days(start: date, end: date):
    while start <= end:
        yield start
        start += timedelta(days=1)


def months(first: tuple[int, int], last: tuple[int, int]):
    year, month = first
    while (year, month) <= last:
        yield year, month
        year, month = (year + 1, 1) if month == 12 else (year, month + 1)


def grouped(amount: float, places: int = 2) -> str:
    """12,345.60, as a bank and a bookkeeping program print it."""
    return f"{amount:,.{places}f}"


def bracketed(amount: float) -> str:
    return f"({grouped(-amount)})" if amount < 0 else grouped(amount)


def write(name: str, rows: list[list], encoding: str) -> None:
    text = io.StringIO()
    csv.writer(text, lineterminator="\r\n").writerows(rows)
    (HERE / name).write_bytes(text.getvalue().encode(encoding))


# --- 银行流水: GBK, three lines above the head, 20240105, two money columns of which one is empty, a sum at the end ---

SUPPLIERS = [
    "澜州鼎盛建材有限公司", "澜州恒岳钢结构有限公司", "青屏市和顺物流有限公司", "栖云电气设备有限公司",
    "澜州万合装饰工程有限公司", "宁岚机械租赁有限公司", "青屏远桥信息技术有限公司",
]
CUSTOMERS = ["澜州港城置业有限公司", "青屏新区开发建设有限公司", "临岳文旅投资有限公司", "栖云医药产业园有限公司"]


def make_bank() -> None:
    r = Random(1601)
    moves: list[tuple] = []
    for year, month in months((2024, 1), (2025, 11)):
        last = 14 if (year, month) == (2025, 11) else 28
        day = lambda low=1, high=last: date(year, month, r.randint(low, min(high, last)))
        for _ in range(r.randint(1, 3)):
            moves.append((day(2), "货款", r.choice(CUSTOMERS), r.randint(18, 96) * 10_000 + r.choice([0, 0, 3_600, 51_280.5]), 0, "网上银行", ""))
        for _ in range(r.randint(3, 5)):
            channel = r.choice(["网上银行", "网上银行", "柜面", "手机银行"])
            moves.append((day(3), "货款", r.choice(SUPPLIERS[:4]), 0, r.randint(9, 240) * 1_000 + r.choice([0, 0, 560.4, 88.0]), channel, r.choice(["", "", "材料款", "进度款"])))
        moves.append((day(8, 12), "工资", "代发工资户", 0, r.randint(168, 205) * 1_000 + r.randint(0, 99999) / 100, "网上银行", f"{year}年{month}月工资"))
        moves.append((day(1, 6), "房租", "澜州栖霞物业管理有限公司", 0, 26_500, "网上银行", ""))
        moves.append((day(10, 14), "税费", "国家金库澜州市中心支库", 0, r.randint(12_000, 98_000) + r.randint(0, 99) / 100, "网上银行", ""))
        for _ in range(r.randint(1, 2)):
            moves.append((day(), "手续费", "", 0, r.choice([10, 15, 25.5, 50, 200]), "系统扣收", ""))
        for _ in range(r.randint(1, 3)):
            moves.append((day(), "报销", r.choice(["顾砚秋", "霍凌川", "阮知夏", "邢沐白"]), 0, r.randint(180, 9_800) + r.choice([0, 0.5, 0.8]), "手机银行", r.choice(["差旅费", "招待费", ""])))
        if r.random() < 0.6:
            moves.append((day(3), "服务费", r.choice(SUPPLIERS[4:]), 0, r.randint(12, 130) * 500, r.choice(["网上银行", "手机银行"]), ""))
        if month in (3, 6, 9, 12):
            moves.append((date(year, month, 21), "利息", "", r.randint(800, 4_200) + r.randint(0, 99) / 100, 0, "系统入账", ""))
        if r.random() < 0.3:
            moves.append((day(3), "退款", r.choice(SUPPLIERS[:3]), r.randint(2, 30) * 1_000, 0, "网上银行", "多付退回"))
    moves.append((date(2024, 8, 19), "借款", "临岳文旅投资有限公司", 1_500_000, 0, "网上银行", "流动资金借款"))
    moves.append((date(2025, 7, 22), "还款", "临岳文旅投资有限公司", 0, 1_575_000, "网上银行", "归还借款本息"))
    moves.append((date(2025, 5, 9), "保证金", "青屏新区开发建设有限公司", 0, 300_000, "柜面", "投标保证金"))
    moves.sort(key=lambda move: move[0])
    accounts = {name: "8801" + "".join(str(r.randint(0, 9)) for _ in range(12)) for name in sorted({m[2] for m in moves if m[2]})}
    balance = 1_286_400.55
    rows: list[list] = [
        ["澜州商业银行账户交易明细"],
        ["户名：澜州启衡建设工程有限公司", "账号：8801002200011726"],
        ["起止日期：20240101-20251118", "币种：人民币"],
        ["交易日期", "交易时间", "摘要", "对方户名", "对方账号", "收入金额", "支出金额", "余额", "交易渠道", "备注"],
    ]
    incoming = outgoing = 0.0
    for when, what, who, into, out, channel, remark in moves:
        balance += into - out
        incoming += into
        outgoing += out
        clock = f"{r.randint(8, 18):02}:{r.randint(0, 59):02}:{r.randint(0, 59):02}"
        rows.append([f"{when:%Y%m%d}", clock, what, who, accounts.get(who, ""), grouped(into) if into else "", grouped(out) if out else "", bracketed(balance), channel, remark])
    rows.append(["合计", "", "", "", "", grouped(incoming), grouped(outgoing), "", "", ""])
    write("银行流水.csv", rows, "gb18030")


# --- 合同台账: UTF-8 with a mark, amounts in 万元, 2024/3/5, frames without an amount, a sum at the end ---

KINDS = {"采购": (8, 260), "施工": (120, 1800), "租赁": (6, 90), "技术服务": (10, 180), "咨询": (3, 45), "框架合同": None}
DEPARTMENTS = ["采购部", "工程部", "行政部", "信息部", "市场部"]
HANDLERS = ["罗一鸣", "顾砚秋", "阮知夏", "霍凌川", "邢沐白", "柳见微"]


def make_contracts() -> None:
    r = Random(1602)
    partners = SUPPLIERS + CUSTOMERS + [f"{place}{trade}有限公司" for place in ("澜州", "青屏", "栖云", "临岳", "宁岚") for trade in ("博川商贸", "启明设计", "安澜测绘", "云栈科技", "正泽环保", "丰禾农业")]
    rows: list[list] = [["序号", "合同编号", "合同名称", "合同类型", "对方单位", "签订日期", "到期日期", "合同金额（万元）", "已付款（万元）", "经办部门", "经办人", "履行状态", "备注"]]
    signed = sorted(date(2022, 6, 1) + timedelta(days=r.randint(0, 1255)) for _ in range(180))
    total = paid_total = 0.0
    numbers: dict[int, int] = {}
    for index, day in enumerate(signed, 1):
        kind = r.choice(["采购"] * 6 + ["施工"] * 3 + ["租赁"] * 3 + ["技术服务"] * 4 + ["咨询"] * 3 + ["框架合同"])
        span = KINDS[kind]
        partner = r.choice(partners)
        amount = None if span is None else round(r.uniform(*span), r.choice([0, 1, 2, 4]))
        ends = day + timedelta(days=r.choice([90, 180, 365, 365, 545, 730]) + r.randint(0, 6))
        over = ends < date(2025, 11, 18)
        state = r.choices(["履行完毕", "履行中", "已终止"], [8, 2, 1])[0] if over else r.choices(["履行中", "已终止"], [12, 1])[0]
        share = 1 if state == "履行完毕" else r.choice([0, 0.3, 0.3, 0.5, 0.8, 0.95])
        paid = None if amount is None else round(amount * share, 4)
        numbers[day.year] = numbers.get(day.year, 0) + 1
        number = f"QH-{day.year}-{numbers[day.year]:03}"
        short = partner.removesuffix("有限公司")
        name = f"{short}{kind}{'' if kind == '框架合同' else '合同'}（{number[-8:]}）"
        total += amount or 0
        paid_total += paid or 0
        rows.append([
            index, number, name, kind, partner, f"{day.year}/{day.month}/{day.day}", f"{ends.year}/{ends.month}/{ends.day}",
            "" if amount is None else f"{amount:,.10g}", "" if paid is None else f"{paid:,.10g}", r.choice(DEPARTMENTS), r.choice(HANDLERS), state,
            r.choice(["", "", "", "", "原件在档案室", "补充协议一份", "待归档"]),
        ])
    rows.append(["合计", "", "", "", "", "", "", f"{total:,.10g}", f"{paid_total:,.10g}", "", "", "", ""])
    write("合同台账.csv", rows, "utf-8-sig")


# --- 工资表: a head of two rows, months as 2025年3月, empty cells for none, a sum at the end ---

STAFF_NAMES = [
    "温砚之", "贺云归", "沈亦舟", "陆千帆", "苏木槿", "简行知", "裴若溪", "乔远山", "叶知秋", "杭以宁", "江临风", "宋听澜",
    "白清越", "方既明", "祝星阑", "纪怀瑾", "容晚照", "闻人书", "施云起", "谷雨晴", "费长歌", "桑梓言", "岑暮山",
]
JOBS = {"销售部": "客户经理", "研发部": "工程师", "财务部": "会计", "行政部": "行政专员", "生产部": "技工"}


def make_payroll() -> None:
    r = Random(1603)
    staff = []
    for index, name in enumerate(STAFF_NAMES):
        department = ["销售部", "研发部", "研发部", "生产部", "生产部", "财务部", "行政部", "销售部"][index % 8]
        base = {"销售部": 6500, "研发部": 12000, "财务部": 8000, "行政部": 6000, "生产部": 6800}[department]
        begins, ends = r.choices([(1, 12), (4, 12), (7, 12), (1, 9)], [8, 1, 1, 1])[0]
        staff.append((f"G{1001 + index}", name, department, base + r.randint(0, 12) * 250, begins, ends))
    rows: list[list] = [
        ["序号", "工号", "姓名", "部门", "岗位", "月份", "应发项目", "", "", "", "", "代扣项目", "", "", "", "实发工资"],
        ["", "", "", "", "", "", "基本工资", "岗位津贴", "加班费", "奖金", "应发合计", "社保", "公积金", "个税", "扣款合计", ""],
    ]
    sums = [0.0] * 10
    number = 0
    for month in range(1, 13):
        for code, name, department, base, begins, ends in staff:
            if not begins <= month <= ends:
                continue
            number += 1
            allowance = {"研发部": 1500, "销售部": 800, "财务部": 1000, "行政部": 500, "生产部": 900}[department]
            overtime = round(r.randint(0, 40) * base / 174 * 1.5, 2) if r.random() < (0.8 if department in ("生产部", "研发部") else 0.25) else 0
            bonus = r.randint(0, 60) * 100 if department == "销售部" else (base * r.choice([1, 1.5, 2]) if month == 12 else 0)
            gross = round(base + allowance + overtime + bonus, 2)
            insurance = round(base * 0.105, 2)
            housing = round(base * 0.08, 2)
            tax = round(max(0, gross - insurance - housing - 5000) * (0.03 if gross < 9000 else 0.1) * 0.8, 2)
            cuts = round(insurance + housing + tax, 2)
            figures = [base, allowance, overtime, bonus, gross, insurance, housing, tax, cuts, round(gross - cuts, 2)]
            sums = [a + b for a, b in zip(sums, figures)]
            rows.append([number, code, name, department, JOBS[department], f"2025年{month}月"] + [f"{figure:.2f}" if figure else "" for figure in figures])
    rows.append(["合计", "", "", "", "", ""] + [f"{figure:.2f}" for figure in sums])
    write("工资表.csv", rows, "utf-8")


# --- 案件台账: 2024年3月5日 and 2024-03-05, value in dispute in 万元, open cases without an end, no sum ---

CAUSES = {"买卖合同纠纷": 9, "建设工程施工合同纠纷": 6, "民间借贷纠纷": 5, "劳动争议": 7, "租赁合同纠纷": 4, "股权转让纠纷": 2, "侵害商标权纠纷": 2}
COURTS = [("澜州市城东区人民法院", "澜0102", "一审"), ("澜州市港口区人民法院", "澜0105", "一审"), ("青屏市人民法院", "澜0781", "一审"), ("澜州市中级人民法院", "澜01", "二审"), ("澜州仲裁委员会", "澜仲", "仲裁"), ("栖云县人民法院", "澜0123", "一审")]
LAWYERS = ["岳清和", "慕容笛", "卓一航", "钟离雪", "展青云"]


def make_cases() -> None:
    r = Random(1604)
    rows: list[list] = [["案号", "案由", "原告", "被告", "我方地位", "审理法院", "审级", "承办律师", "立案日期", "标的额（万元）", "律师费（元）", "案件状态", "结案日期", "裁判结果", "备注"]]
    others = SUPPLIERS + CUSTOMERS + ["温砚之", "陆千帆", "纪怀瑾", "施云起", "澜州博川商贸有限公司", "栖云启明设计有限公司"]
    ours = "澜州启衡建设工程有限公司"
    filed = sorted(date(2023, 1, 9) + timedelta(days=r.randint(0, 1035)) for _ in range(140))
    for day in filed:
        cause = r.choices(list(CAUSES), list(CAUSES.values()))[0]
        court, code, instance = r.choices(COURTS, [8, 6, 5, 5, 3, 1])[0]
        we_sue = r.random() < (0.15 if cause == "劳动争议" else 0.55)
        other = r.choice(others)
        value = round(r.uniform(1, 28), 2) if cause == "劳动争议" else round(r.choice([r.uniform(5, 90), r.uniform(60, 620), r.uniform(300, 2600)]), r.choice([0, 1, 2]))
        ends = day + timedelta(days=r.randint(45, 400))
        open_ = ends > date(2025, 11, 14)
        state = r.choice(["审理中", "审理中", "待开庭", "中止审理"]) if open_ else "已结案"
        written = f"{day.year}年{day.month}月{day.day}日"
        number = f"（{day.year}）{code}{'民终' if instance == '二审' else '裁' if instance == '仲裁' else '民初'}{r.randint(11, 9899)}号"
        rows.append([
            number, cause, ours if we_sue else other, other if we_sue else ours, "原告" if we_sue else "被告", court, instance, r.choice(LAWYERS),
            written, f"{value:,.10g}" if r.random() > 0.03 else "", f"{r.randint(4, 160) * 1000:,}", state, "" if open_ else f"{ends:%Y-%m-%d}",
            "" if open_ else r.choice(["胜诉", "胜诉", "部分胜诉", "败诉", "调解", "撤诉"]), r.choice(["", "", "", "已申请保全", "需补充证据"]),
        ])
    write("案件台账.csv", rows, "utf-8-sig")


# --- 应付账款: thousands, negative in brackets, 13%, two date styles in one column, empty cells, a sum at the end ---

CATEGORIES = {"原材料": "13%", "运输费": "9%", "技术服务": "6%", "办公用品": "13%", "设备租赁": "13%", "咨询费": "6%", "零星维修": "3%"}
VENDORS = SUPPLIERS + ["澜州博川商贸有限公司", "栖云启明设计有限公司", "宁岚安澜测绘有限公司", "青屏云栈科技有限公司", "澜州晨页文具有限公司"]


def make_payables() -> None:
    r = Random(1605)
    rows: list[list] = [["单据编号", "供应商", "发票号码", "开票日期", "到期日", "不含税金额", "税率", "税额", "含税金额", "已付金额", "付款状态", "付款日期", "费用类别", "申请部门", "经办人", "备注"]]
    issued = sorted(date(2024, 1, 3) + timedelta(days=r.randint(0, 683)) for _ in range(360))
    sums = [0.0] * 4
    for index, day in enumerate(issued, 1):
        category = r.choices(list(CATEGORIES), [9, 4, 4, 3, 3, 2, 2])[0]
        vendor = r.choices(VENDORS, [9, 7, 6, 5, 4, 4, 3, 3, 3, 2, 2, 2])[0]
        net = round(r.randint(300, 9_800) * {"原材料": 18, "办公用品": 0.9, "零星维修": 2}.get(category, 6) + r.randint(0, 99) / 100, 2)
        red = r.random() < 0.035
        net = -round(net / 5, 2) if red else net
        rate = CATEGORIES[category]
        tax = round(net * int(rate[:-1]) / 100, 2)
        gross = round(net + tax, 2)
        due = day + timedelta(days=r.choice([30, 45, 60, 60, 90]))
        age = (date(2025, 11, 18) - due).days
        chance = 0.93 if age > 120 else 0.7 if age > 0 else 0.15
        state = "已付清" if red or r.random() < chance else r.choice(["未付", "未付", "部分付款"])
        paid = gross if state == "已付清" else round(gross * r.choice([0.3, 0.5]), 2) if state == "部分付款" else 0
        when = min(due + timedelta(days=r.randint(-20, 25)), date(2025, 11, 17)) if state != "未付" else None
        sums = [a + b for a, b in zip(sums, [net, tax, gross, paid])]
        due_text = f"{due:%Y-%m-%d}" if index % 4 else f"{due.year}/{due.month}/{due.day}"
        rows.append([
            f"AP{day:%Y%m}{index:04}", vendor, f"{r.randint(10_000_000, 99_999_999)}", f"{day:%Y-%m-%d}", due_text, bracketed(net), rate, bracketed(tax), bracketed(gross),
            bracketed(paid) if paid else "", state, f"{when:%Y-%m-%d}" if when else "", category, r.choice(["采购部", "工程部", "行政部", "信息部"]), r.choice(HANDLERS),
            "红字发票" if red else r.choice(["", "", "", "合同约定月结", "质保金另扣"]),
        ])
    rows.append(["合计", "", "", "", "", bracketed(sums[0]), "", bracketed(sums[1]), bracketed(sums[2]), bracketed(sums[3])] + [""] * 6)
    write("应付账款.csv", rows, "utf-8")


if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    for make in (make_bank, make_contracts, make_payroll, make_cases, make_payables):
        make()
