/** How an HTML file looks on screens and on paper. */
export const HTML_STYLES = `
:root{color-scheme:light}
body{margin:0 auto;padding:2rem 1.25rem 4rem;max-width:46rem;background:#fff;color:#1f1d2b;
font:16px/1.75 "Source Han Serif SC","Noto Serif CJK SC","Noto Serif SC","Songti SC",SimSun,serif;overflow-wrap:anywhere}
body.landscape{max-width:64rem}
h1,h2,h3,h4,h5,th,strong{font-family:"Source Han Sans SC","Noto Sans CJK SC","PingFang SC","Microsoft YaHei",SimHei,sans-serif}
h1{font-size:1.6rem;line-height:1.35;margin:.6rem 0 1rem}
h2{font-size:1.2rem;margin:2rem 0 .6rem}
h3{font-size:1.08rem;margin:1.4rem 0 .4rem}
h4,h5{font-size:1rem;margin:1.2rem 0 .3rem}
p{margin:.5rem 0}
.quoted,blockquote{margin:.5rem 0;padding-left:.9rem;border-left:2px solid #5b3fc4}
.remark,.label{font-size:.82rem;color:#5f5c6b;line-height:1.5}
.right{text-align:right}
${Array.from({ length: 8 }, (_, step) => `.in-${step + 1}{margin-left:${(step + 1) * 1.75}rem}`).join('')}
ins{text-decoration:underline}
pre{background:#f6f5fa;padding:.7rem .9rem;overflow-x:auto;font-size:.86rem;line-height:1.5}
hr{border:0;border-top:1px solid #bbb}
.wide{overflow-x:auto}
.chart{display:block;width:100%;height:auto;margin:1rem 0}
table{border-collapse:collapse;margin:1rem 0;line-height:1.5;font-size:.9rem}
th,td{border:1px solid #b9b6c6;padding:.3rem .5rem;text-align:left;vertical-align:top}
th{background:#f3f1fa}
.centred{text-align:center}
.notes{margin-top:3rem;border-top:1px solid #b9b6c6;font-size:.85rem}
sup{line-height:0}
sup a,.notes a{color:#5b3fc4;text-decoration:none}
footer{margin-top:2.5rem;text-align:center}
.court{font-family:FangSong_GB2312,FangSong,STFangsong,"Noto Serif CJK SC",SimSun,serif}
.court h1{text-align:center}
.court p{text-indent:2em}
.court .remark,.court .label,.court td p,.court p.plain,.court p.right,.court p.centred{text-indent:0}
.form{width:100%;table-layout:fixed;font-family:"Noto Serif CJK SC","Songti SC",SimSun,serif}
.form th,.form td{border-color:#1f1d2b}
.form th{text-align:center;vertical-align:middle;font-weight:normal}
.form th[scope=row]{background:none}
.together{break-inside:avoid}
.page-foot{margin-top:1.5rem}
@page{size:A4;margin:25mm 26mm 25mm 28mm;@bottom-center{content:counter(page);font-size:9pt}}
@page wide{size:A4 landscape;margin:22mm 20mm}
@media print{
body{max-width:none;padding:0;font-size:12pt}
body.landscape{page:wide}
.wide{overflow:visible}
thead{display:table-header-group}
.whole tr{break-inside:avoid}
h1,h2,h3,h4,h5{break-after:avoid}
.new-page{break-before:page}
.page-foot{position:fixed;bottom:2mm;left:0;margin:0}
footer{position:fixed;bottom:-8mm;left:0;right:0;margin:0;font-size:8pt}
}
`;
