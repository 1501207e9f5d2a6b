"""Computes what is right of every question from the tables, apart from the product: `python3 expected.py` writes questions.jsonl anew.

The tables are read here by their own few rules into SQLite: amounts in 元, dates as 2025-03-01, months as 2025-03, the row of sums left out."""

import csv
import json
import re
import sqlite3
from pathlib import Path

HERE = Path(__file__).parent
TODAY = "2025-11-18"
NOT_UNDERSTOOD = "not_understood"
# Table: encoding, line of the last head row, columns of money in 元, in 万元, of rates, of dates.
TABLES = {
    "银行流水": ("gb18030", 4, ["收入金额", "支出金额", "余额"], [], [], ["交易日期"]),
    "合同台账": ("utf-8-sig", 1, [], ["合同金额", "已付款"], [], ["签订日期", "到期日期"]),
    "工资表": ("utf-8", 2, "基本工资 岗位津贴 加班费 奖金 应发合计 社保 公积金 个税 扣款合计 实发工资".split(), [], [], ["月份"]),
    "案件台账": ("utf-8-sig", 1, ["律师费"], ["标的额"], [], ["立案日期", "结案日期"]),
    "应付账款": ("utf-8", 1, ["不含税金额", "税额", "含税金额", "已付金额"], [], ["税率"], ["开票日期", "到期日", "付款日期"]),
}


def number(text: str, times: float = 1) -> float | None:
    if text == "":
        return None
    bare = text.replace(",", "").strip("()%")
    value = float(bare) * times * (0.01 if text.endswith("%") else 1)
    return -value if text.startswith("(") else value


def day(text: str) -> str | None:
    if text == "":
        return None
    parts = re.findall(r"\d+", text)
    if len(parts) == 1:
        parts = [text[:4], text[4:6], text[6:]]
    return "-".join([parts[0], *(f"{int(part):02}" for part in parts[1:])])


def load() -> sqlite3.Connection:
    db = sqlite3.connect(":memory:")
    for name, (encoding, head, yuan, wan, rates, dates) in TABLES.items():
        rows = list(csv.reader((HERE / "tables" / f"{name}.csv").read_text(encoding).splitlines()))
        names = [cell for cell in rows[head - 1]]
        if name == "工资表":
            names = [low or high for high, low in zip(rows[0], rows[1])]
        names = [re.sub(r"（.*）", "", cell) for cell in names]
        kinds = {**dict.fromkeys(yuan, number), **dict.fromkeys(rates, number), **dict.fromkeys(dates, day)}
        kinds |= dict.fromkeys(wan, lambda text: number(text, 10_000))
        db.execute(f"CREATE TABLE {name} ({','.join(f'{column}' for column in names)})")
        for row in rows[head:]:
            if row[0] != "合计":
                values = [kinds.get(column, lambda text: text or None)(cell) for column, cell in zip(names, row)]
                db.execute(f"INSERT INTO {name} VALUES ({','.join('?' * len(values))})", values)
    return db


def right(sql: str, ordered: bool = False) -> dict:
    """One right answer: what stands in the answer's columns is said by its names (`月份:month`; without a kind it is a text)."""
    return {"sql": sql, "ordered": ordered}


def quarter(column: str) -> str:
    return f"strftime('%Y', {column}) || '-Q' || ((strftime('%m', {column}) + 2) / 3)"


def growth(period: str, figure: str, source: str, back: int = 1, shown: str = "1") -> str:
    """Per period the figure and by how much it grew since the period `back` places before."""
    return f"""WITH g AS (SELECT {period} p, sum({figure}) s FROM {source} GROUP BY 1), h AS (SELECT p, s, lag(s, {back}) OVER (ORDER BY p) b FROM g)
        SELECT p, s, s / b - 1 FROM h WHERE {shown} ORDER BY p"""


BANK = [
    ("今年一共支出多少钱？", [right("SELECT sum(支出金额) '支出金额:number' FROM 银行流水 WHERE 交易日期 LIKE '2025%'")]),
    ("按月统计收入和支出", [right("SELECT substr(交易日期,1,7) '月份:month', sum(收入金额) '收入金额:number', sum(支出金额) '支出金额:number' FROM 银行流水 GROUP BY 1 ORDER BY 1")]),
    ("2024年三季度收入合计是多少", [right("SELECT sum(收入金额) '收入金额:number' FROM 银行流水 WHERE 交易日期 BETWEEN '2024-07-01' AND '2024-09-30'")]),
    ("支出最多的前5个对方户名是哪些，各付了多少", [right("SELECT 对方户名, sum(支出金额) '支出金额:number' FROM 银行流水 WHERE 对方户名 IS NOT NULL GROUP BY 1 ORDER BY 2 DESC LIMIT 5", True)]),
    ("上个月有几笔支出超过10万元", [right("SELECT count(*) '笔数:number' FROM 银行流水 WHERE 交易日期 LIKE '2025-10%' AND 支出金额 > 100000")]),
    ("一共给鼎盛建材付了多少钱", [right("SELECT sum(支出金额) '支出金额:number' FROM 银行流水 WHERE 对方户名 LIKE '%鼎盛建材%'")]),
    ("近三个月的支出按摘要汇总", [
        right(f"SELECT 摘要, sum(支出金额) '支出金额:number' FROM 银行流水 WHERE 交易日期 BETWEEN '{first}' AND '{last}' GROUP BY 1 HAVING sum(支出金额) IS NOT NULL ORDER BY 1")
        for first, last in (("2025-08-18", TODAY), ("2025-08-19", TODAY), ("2025-08-01", "2025-10-31"), ("2025-09-01", TODAY))]),
    ("每个季度收入的环比增长率", [right(growth(quarter("交易日期"), "收入金额", "银行流水").replace("p, s, s / b - 1", "p '季度:quarter', s / b - 1 '环比:fraction'"))]),
    ("除了工资和税费，今年最大的一笔支出是多少？", [right("SELECT max(支出金额) '支出金额:number' FROM 银行流水 WHERE 交易日期 LIKE '2025%' AND 摘要 NOT IN ('工资','税费')")]),
    ("对方户名里哪些是我们的关联公司", NOT_UNDERSTOOD),
    ("那笔大额转账是怎么回事", NOT_UNDERSTOOD),
    ("What was the largest single payment in 2024?", [right("SELECT max(支出金额) '支出金额:number' FROM 银行流水 WHERE 交易日期 LIKE '2024%'")]),
    ("Total 收入金额 by quarter in 2025", [right(f"SELECT {quarter('交易日期')} '季度:quarter', sum(收入金额) '收入金额:number' FROM 银行流水 WHERE 交易日期 LIKE '2025%' GROUP BY 1 ORDER BY 1")]),
]


def contracts_listed(where: str) -> list[dict]:
    """A list of contracts is known by their numbers or their names."""
    return [right(f"SELECT {key} FROM 合同台账 WHERE {where}") for key in ("合同编号", "合同名称")]


CONTRACTS = [
    ("合同金额超过500万的合同有哪些", contracts_listed("合同金额 > 5000000")),
    ("各部门签了多少份合同，总金额是多少", [right("SELECT 经办部门, count(*) '份数:number', sum(合同金额) '合同金额:number' FROM 合同台账 GROUP BY 1 ORDER BY 1")]),
    ("未来90天内到期的合同", [
        one for first, last in ((0, 90), (1, 90), (0, 89)) for one in contracts_listed(f"到期日期 BETWEEN date('{TODAY}', '+{first} days') AND date('{TODAY}', '+{last} days')")]),
    ("已经到期但状态还是履行中的合同有哪些？", [
        one for sign in ("<", "<=") for one in contracts_listed(f"到期日期 {sign} '{TODAY}' AND 履行状态 = '履行中'")]),
    ("哪种合同类型的平均合同金额最高", [
        right("SELECT 合同类型, avg(合同金额) '平均:number' FROM 合同台账 GROUP BY 1 ORDER BY 2 DESC LIMIT 1"),
        right("SELECT 合同类型, avg(合同金额) '平均:number' FROM 合同台账 GROUP BY 1 HAVING sum(合同金额) IS NOT NULL ORDER BY 2 DESC", True)]),
    ("罗一鸣经手的合同总金额是多少", [right("SELECT sum(合同金额) '合同金额:number' FROM 合同台账 WHERE 经办人 = '罗一鸣'")]),
    ("每年签订的合同金额和同比增长率", [right(growth("substr(签订日期,1,4)", "合同金额", "合同台账").replace("p, s, s / b - 1", "p '年:year', s '合同金额:number', s / b - 1 '同比:fraction'"))]),
    ("签了8份以上合同的对方单位有哪些", [right("SELECT 对方单位 FROM 合同台账 GROUP BY 1 HAVING count(*) >= 8 ORDER BY 1")]),
    ("还没付清的合同一共还差多少钱没付", [right("SELECT sum(合同金额 - 已付款) '未付:number' FROM 合同台账 WHERE 已付款 < 合同金额")]),
    ("哪些合同的违约金条款对我们不利", NOT_UNDERSTOOD),
    ("How many contracts did each department sign in 2024?", [right("SELECT 经办部门, count(*) '份数:number' FROM 合同台账 WHERE 签订日期 LIKE '2024%' GROUP BY 1 ORDER BY 1")]),
    ("List contracts signed this year with 合同金额 over 5 million", contracts_listed("合同金额 > 5000000 AND 签订日期 LIKE '2025%'")),
]

HALVES = "SELECT sum(CASE WHEN 月份 < '2025-07' THEN 加班费 END) a, sum(CASE WHEN 月份 >= '2025-07' THEN 加班费 END) b FROM 工资表"
HALF = "CASE WHEN 月份 < '2025-07' THEN '2025-H1' ELSE '2025-H2' END"
BONUS = "SELECT 姓名, 奖金 '奖金:number' FROM 工资表 WHERE 月份 = '2025-12' AND 奖金 IS NOT NULL ORDER BY 2 DESC"
PAYROLL = [
    ("去年每个月实发工资总额", [right("SELECT 月份 '月份:month', sum(实发工资) '实发工资:number' FROM 工资表 GROUP BY 1 ORDER BY 1")]),
    ("去年加班费最多的10个人是谁", [right("SELECT 姓名, sum(加班费) '加班费:number' FROM 工资表 GROUP BY 1 ORDER BY 2 DESC LIMIT 10", True)]),
    ("上个月发工资的有多少人", [right("SELECT count(DISTINCT 姓名) '人数:number' FROM 工资表 WHERE 月份 = '2025-12'")]),
    ("销售部去年的奖金占全公司奖金的比例", [
        right("SELECT sum(CASE WHEN 部门 = '销售部' THEN 奖金 END) / sum(奖金) '占比:fraction' FROM 工资表"),
        right("SELECT 部门, sum(奖金) / (SELECT sum(奖金) FROM 工资表) '占比:fraction' FROM 工资表 GROUP BY 1 ORDER BY 1")]),
    ("去年12月实发工资超过2万的有哪些人", [right("SELECT 姓名 FROM 工资表 WHERE 月份 = '2025-12' AND 实发工资 > 20000")]),
    ("去年下半年加班费比上半年增长了多少", [
        right(f"SELECT b / a - 1 '增长率:fraction' FROM ({HALVES})"), right(f"SELECT b - a '增长额:number' FROM ({HALVES})"),
        right(growth(HALF, "加班费", "工资表").replace("p, s, s / b - 1", "s '加班费:number', s / b - 1 '增长率:fraction'"), True)]),
    ("各部门去年的个税合计，从高到低排", [right("SELECT 部门, sum(个税) '个税:number' FROM 工资表 GROUP BY 1 ORDER BY 2 DESC", True)]),
    ("去年1月到3月公积金一共扣了多少", [right("SELECT sum(公积金) '公积金:number' FROM 工资表 WHERE 月份 BETWEEN '2025-01' AND '2025-03'")]),
    ("工龄最长的员工是谁", NOT_UNDERSTOOD),
    ("Average net pay by department in 2025", [right("SELECT 部门, avg(实发工资) '实发工资:number' FROM 工资表 GROUP BY 1 ORDER BY 1")]),
    ("Who got the highest 奖金 in December 2025?", [right(f"{BONUS} LIMIT 1"), right(BONUS, True)]),
]

CASES = [
    ("还没有结案的案件有多少件", [right("SELECT count(*) '件数:number' FROM 案件台账 WHERE 案件状态 <> '已结案'")]),
    ("按案由统计案件数量和标的总额", [right("SELECT 案由, count(*) '件数:number', sum(标的额) '标的额:number' FROM 案件台账 GROUP BY 1 ORDER BY 1")]),
    ("去年立案、今年结案的案件有几件？", [right("SELECT count(*) '件数:number' FROM 案件台账 WHERE 立案日期 LIKE '2024%' AND 结案日期 LIKE '2025%'")]),
    ("各承办律师今年新收了多少件案子，由多到少", [right("SELECT 承办律师, count(*) '件数:number' FROM 案件台账 WHERE 立案日期 LIKE '2025%' GROUP BY 1 ORDER BY 2 DESC", True)]),
    ("标的额在100万到500万之间的案件有哪些", [right("SELECT 案号 FROM 案件台账 WHERE 标的额 BETWEEN 1000000 AND 5000000")]),
    ("每个法院的平均标的额，只看有20件以上案件的法院", [right("SELECT 审理法院, avg(标的额) '平均标的额:number' FROM 案件台账 GROUP BY 1 HAVING count(*) >= 20 ORDER BY 1")]),
    ("买卖合同纠纷里我方是被告的，标的额一共多少", [right("SELECT sum(标的额) '标的额:number' FROM 案件台账 WHERE 案由 = '买卖合同纠纷' AND 我方地位 = '被告'")]),
    ("今年立案的案件一共涉及多少个不同的原告", [right("SELECT count(DISTINCT 原告) '原告数:number' FROM 案件台账 WHERE 立案日期 LIKE '2025%'")]),
    ("这些案子里哪些可能会败诉", NOT_UNDERSTOOD),
    ("How many cases does each lawyer have?", [right("SELECT 承办律师, count(*) '件数:number' FROM 案件台账 GROUP BY 1 ORDER BY 1")]),
    ("Which judge decides most often in our favour?", NOT_UNDERSTOOD),
]

PAYABLES = [
    ("逾期未付的应付账款有多少笔，含税金额多少", [
        right(f"SELECT count(*) '笔数:number', sum(含税金额) '含税金额:number' FROM 应付账款 WHERE 到期日 < '{TODAY}' AND 付款状态 IN ({states})") for states in ("'未付'", "'未付','部分付款'")]),
    ("下个月到期的含税金额按供应商汇总", [right("SELECT 供应商, sum(含税金额) '含税金额:number' FROM 应付账款 WHERE 到期日 LIKE '2025-12%' GROUP BY 1 ORDER BY 1")]),
    ("含税金额合计排前五的供应商", [right("SELECT 供应商, sum(含税金额) '含税金额:number' FROM 应付账款 GROUP BY 1 ORDER BY 2 DESC LIMIT 5", True)]),
    ("税率13%的发票有多少张，税额合计多少", [right("SELECT count(*) '张数:number', sum(税额) '税额:number' FROM 应付账款 WHERE abs(税率 - 0.13) < 1e-9")]),
    ("哪些供应商今年开票的含税金额累计超过100万", [right("SELECT 供应商 FROM 应付账款 WHERE 开票日期 LIKE '2025%' GROUP BY 1 HAVING sum(含税金额) > 1000000 ORDER BY 1")]),
    ("各费用类别的含税金额占比", [right("SELECT 费用类别, sum(含税金额) / (SELECT sum(含税金额) FROM 应付账款) '占比:fraction' FROM 应付账款 GROUP BY 1 ORDER BY 1")]),
    ("今年各季度含税金额同比增长多少", [right(growth(quarter("开票日期"), "含税金额", "应付账款", 4, "p LIKE '2025%'").replace("p, s, s / b - 1", "p '季度:quarter', s / b - 1 '同比:fraction'"))]),
    ("金额为负的红字发票有哪些", [right(f"SELECT {key} FROM 应付账款 WHERE 含税金额 < 0") for key in ("单据编号", "发票号码")]),
    ("行政部今年除办公用品以外的含税金额合计", [right("SELECT sum(含税金额) '含税金额:number' FROM 应付账款 WHERE 申请部门 = '行政部' AND 费用类别 <> '办公用品' AND 开票日期 LIKE '2025%'")]),
    ("哪个供应商最靠谱？", NOT_UNDERSTOOD),
    ("有多少发票还没有认证抵扣", NOT_UNDERSTOOD),
    ("Top 3 suppliers by 含税金额 in 2025", [right("SELECT 供应商, sum(含税金额) '含税金额:number' FROM 应付账款 WHERE 开票日期 LIKE '2025%' GROUP BY 1 ORDER BY 2 DESC LIMIT 3", True)]),
    ("Total tax by month in 2024", [right("SELECT substr(开票日期,1,7) '月份:month', sum(税额) '税额:number' FROM 应付账款 WHERE 开票日期 LIKE '2024%' GROUP BY 1 ORDER BY 1")]),
]


def answer(db: sqlite3.Connection, one: dict) -> dict:
    cursor = db.execute(one["sql"])
    columns = [(part[0].split(":") + ["text"])[:2] for part in cursor.description]
    rows = [[round(cell, 6) if isinstance(cell, float) else cell for cell in row] for row in cursor]
    assert rows, one["sql"]
    return {"columns": [{"name": name, "kind": kind} for name, kind in columns], "rows": rows, "ordered": one["ordered"]}


def main() -> None:
    db = load()
    lines = []
    for letter, table, today, questions in (
        ("b", "银行流水", TODAY, BANK), ("c", "合同台账", TODAY, CONTRACTS), ("s", "工资表", "2026-01-08", PAYROLL), ("l", "案件台账", TODAY, CASES), ("p", "应付账款", TODAY, PAYABLES)):
        for index, (question, asked) in enumerate(questions, 1):
            expected: dict | str = NOT_UNDERSTOOD
            if asked != NOT_UNDERSTOOD:
                first, *others = [answer(db, one) for one in asked]
                also = [other for at, other in enumerate(others) if other != first and other not in others[:at]]
                expected = {**first, **({"also": also} if also else {})}
            lines.append(json.dumps({"id": f"{letter}{index:02}", "table": f"{table}.csv", "today": today, "question": question, "expected": expected}, ensure_ascii=False))
    (HERE / "questions.jsonl").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
