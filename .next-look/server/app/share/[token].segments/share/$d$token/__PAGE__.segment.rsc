4:"$Sreact.fragment"
7:"/_next/static/chunks/0-aqnfoxm6n4f.js"
8:"/_next/static/chunks/1yd4kdbfdgvgo.js"
9:I[897367,["$7","$8"],"OutletBoundary"]
a:"$Sreact.suspense"
f:"ViewportBoundary"
10:I[897367,["$7","$8"],"$f"]
11:"MetadataBoundary"
12:I[897367,["$7","$8"],"$11"]
6:T4bf,@layer properties,theme,base,components,dialog,billing,photo,math-field,chat,utilities,math;@layer rich-text{.rich-text{overflow-wrap:anywhere}.rich-text>*+*,.rich-text li>*+*,.rich-text blockquote>*+*{margin-top:10px}.rich-text ol,.rich-text ul{padding-left:30px}.rich-text ol{list-style:decimal}.rich-text ul{list-style:outside}.rich-text li::marker{color:var(--muted);font-family:var(--font-serif)}.rich-text li+li{margin-top:8px}.rich-text .math-line{font-size:20px}.rich-text strong{font-weight:600}.rich-text code{background:var(--wash);border-radius:4px;padding:1px 5px;font-size:.92em}.rich-text pre{border-radius:var(--radius-control);--surface:var(--wash);background-color:var(--surface);padding:12px 14px}.rich-text pre code{background:0 0;padding:0}.rich-text blockquote{border-left:2px solid var(--hairline);color:var(--muted);padding-left:14px}.rich-text :is(th,td){border-bottom:1px solid var(--hairline);text-align:left;padding:4px 12px 4px 0}.rich-text hr{border-color:var(--hairline)}:is(.rich-text,.bubble-user) :not(.katex-display)>.katex .katex-base{overflow-wrap:anywhere;white-space:normal;width:auto}.rich-text,.bubble-user{overflow-clip-margin:8px;overflow:clip}}@layer code,circumstances;
d:X
d:C
e:X
3:[["children",{"s":"__PAGE__","h":8322,"d":{"r":["$","$4","c",{"children":["$L5",[["$","style","0",{"precedence":"next","href":"/_next/static/chunks/08j-bpxua7tdq.css","children":"$6"}],["$","script","script-0",{"src":"/_next/static/chunks/2van0exsp_jqr.js","async":true}]],["$","$L9",null,{"children":["$","$a",null,{"name":"Next.MetadataOutlet","children":"$@b"}]}]]}],"p":"$@c","v":"$d","s":"$e"}}]]
2:[["children",{"s":{"n":"token","t":"d","k":null,"s":[]},"h":8226,"c":"$Q3"}]]
1:[["children",{"s":"share","h":8258,"c":"$Q2"}]]
15:X
15:C
18:X
18:C
0:{"t":{"t":{"s":"","h":8210,"c":"$Q1"},"h":{"r":["$","$4","h",{"children":[null,["$","$L10",null,{"children":[["$","meta","0",{"charSet":"utf-8"}],["$","meta","1",{"name":"viewport","content":"width=device-width, initial-scale=1, interactive-widget=resizes-content"}],["$","meta","2",{"name":"theme-color","content":"#fbfaf7","media":"(prefers-color-scheme: light)"}],["$","meta","3",{"name":"theme-color","content":"#121316","media":"(prefers-color-scheme: dark)"}],["$","meta","4",{"name":"color-scheme","content":"light dark"}]]}],["$","$L12",null,{"children":[["$","div",null,{"hidden":true,"children":["$","$a",null,{"name":"Next.Metadata","children":"$L13"}]}],null]}],null]}],"p":"$@14","v":"$15","s":"$e"}},"a":"$@16","u":"$@17","b":"J_VTPXfjZbVsQr2sor0zO","r":"$18"}
17:true
e:300
e:C
16:null
