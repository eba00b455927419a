2:"$Sreact.fragment"
3:"/_next/static/chunks/0-aqnfoxm6n4f.js"
4:"/_next/static/chunks/1yd4kdbfdgvgo.js"
5:I[339756,["$3","$4"],"default"]
6:I[837457,["$3","$4"],"default"]
7:"/_next/static/chunks/0fh1i9-xz1n_o.js"
8:"/_next/static/chunks/2p4100r93-v57.js"
9:I[522016,["$3","$4","$7","$8"],""]
a:I[385033,["$3","$4","$7","$8"],"ThemeSwitch"]
f:I[835673,["$3","$4","$7"],"SendWaiting"]
18:"ViewportBoundary"
19:I[897367,["$3","$4"],"$18"]
1a:"MetadataBoundary"
1b:I[897367,["$3","$4"],"$1a"]
1c:"$Sreact.suspense"
1d:I[27201,["$3","$4"],"IconMark"]
c:X
c:C
d:X
11:X
11:C
17:X
17:C
12:[["children",{"s":"__PAGE__","h":8354,"d":{"r":["$","$2","c",{"children":["$L13",[["$","style","0",{"precedence":"next","href":"/_next/static/chunks/2o9qobg6vzka-.css","children":"@layer properties,theme,base,components;@layer dialog{.dialog{border:1px solid var(--hairline);border-radius:var(--radius-sheet);background:var(--sheet);width:min(440px,100vw - 32px);color:var(--ink);margin:auto;padding:24px}.dialog::backdrop{background:#00000073}.button-danger{border-color:var(--danger);color:var(--danger)}}@layer billing,photo,math-field,chat,utilities,math,rich-text,code,circumstances;\n"}],"$L14"],"$L15"]}],"p":"$@16","v":"$17","s":"$d"}}]]
e:[["children",{"s":"settings","h":8290,"d":{"r":["$","$2","c",{"children":[[["$","script","script-0",{"src":"/_next/static/chunks/0fh1i9-xz1n_o.js","async":true}]],[["$","main",null,{"id":"main","tabIndex":-1,"className":"min-h-[calc(100dvh-var(--chrome-height))] w-full px-4 pt-7 pb-16 outline-none sm:pt-11","children":["$","div",null,{"className":"mx-auto w-full max-w-[712px]","children":[["$","$L5",null,{"parallelRouterKey":"children","template":["$","$L6",null,{}]}],["$","$Lf",null,{}]]}]}],["$","footer",null,{"className":"site-footer border-t border-hairline px-4 py-4 text-sm text-muted sm:px-8","children":["$","div",null,{"className":"flex flex-wrap items-center justify-between gap-x-6 gap-y-1","children":[["$","p",null,{"children":[["$","span",null,{"className":"font-serif text-base text-ink","children":"Classmate"}],["$","span",null,{"className":"ml-3","children":"Homework help that shows its work"}]]}],["$","nav",null,{"aria-label":"About","className":"flex flex-wrap gap-x-4","children":[[["$","$L9","How often we are right",{"href":"/accuracy","prefetch":false,"className":"inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline","children":"How often we are right"}],["$","$L9","Privacy",{"href":"/privacy","prefetch":false,"className":"inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline","children":"Privacy"}],["$","$L9","Terms",{"href":"/terms","prefetch":false,"className":"inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline","children":"Terms"}],["$","$L9","Contact",{"href":"/contact","prefetch":false,"className":"inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline","children":"Contact"}]],"$undefined"]}],["$","$La",null,{}]]}]}]]]}],"p":"$@10","v":"$11","s":"$d"},"c":"$Q12"}]]
1:[["children",{"s":"(product)","h":8258,"d":{"r":["$","$2","c",{"children":[null,["$","$L5",null,{"parallelRouterKey":"children","template":["$","$L6",null,{}],"notFound":[[["$","main",null,{"id":"main","tabIndex":-1,"className":"min-h-[calc(100dvh-var(--chrome-height))] w-full px-4 pt-7 pb-16 outline-none sm:pt-11","children":["$","div",null,{"className":"mx-auto w-full max-w-[712px]","children":[["$","title",null,{"children":"Page not found"}],["$","div",null,{"data-page":true,"className":"max-w-[560px] space-y-3 text-[17px] text-muted","children":[["$","h1",null,{"className":"font-serif text-[34px] leading-tight text-ink sm:text-[40px]","children":"We could not find this page"}],[["$","p",null,{"children":"The address may be mistyped, or the page has moved."}],["$","p",null,{"className":"flex flex-wrap gap-3 pt-2","children":[["$","$L9",null,{"href":"/","className":"button button-primary","children":"Solve a problem"}],["$","$L9",null,{"href":"/history","className":"button","children":"Your history"}]]}]]]}]]}]}],["$","footer",null,{"className":"site-footer border-t border-hairline px-4 py-4 text-sm text-muted sm:px-8","children":["$","div",null,{"className":"flex flex-wrap items-center justify-between gap-x-6 gap-y-1","children":[["$","p",null,{"children":[["$","span",null,{"className":"font-serif text-base text-ink","children":"Classmate"}],["$","span",null,{"className":"ml-3","children":"Homework help that shows its work"}]]}],["$","nav",null,{"aria-label":"About","className":"flex flex-wrap gap-x-4","children":[[["$","$L9","How often we are right",{"href":"/accuracy","prefetch":false,"className":"inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline","children":"How often we are right"}],["$","$L9","Privacy",{"href":"/privacy","prefetch":false,"className":"inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline","children":"Privacy"}],["$","$L9","Terms",{"href":"/terms","prefetch":false,"className":"inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline","children":"Terms"}],["$","$L9","Contact",{"href":"/contact","prefetch":false,"className":"inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline","children":"Contact"}]],"$undefined"]}],["$","$La",null,{}]]}]}]],[]]}]]}],"p":"$@b","v":"$c","s":"$d"},"c":"$Qe"}]]
1f:X
1f:C
22:X
22:C
0:{"t":{"t":{"s":"","h":8210,"c":"$Q1"},"h":{"r":["$","$2","h",{"children":[null,["$","$L19",null,{"children":[["$","meta","0",{"charSet":"utf-8"}],["$","meta","1",{"name":"viewport","content":"width=device-width, initial-scale=1, interactive-widget=resizes-content"}],["$","meta","2",{"name":"theme-color","content":"#fbfaf7","media":"(prefers-color-scheme: light)"}],["$","meta","3",{"name":"theme-color","content":"#121316","media":"(prefers-color-scheme: dark)"}],["$","meta","4",{"name":"color-scheme","content":"light dark"}]]}],["$","$L1b",null,{"children":[["$","div",null,{"hidden":true,"children":["$","$1c",null,{"name":"Next.Metadata","children":[["$","title","0",{"children":"Settings · Classmate"}],["$","meta","1",{"name":"description","content":"Type a problem and get a checked answer, with steps that explain themselves and a tutor to ask."}],["$","meta","2",{"name":"application-name","content":"Classmate"}],["$","link","3",{"rel":"manifest","href":"/manifest.webmanifest"}],["$","meta","4",{"name":"robots","content":"noindex"}],["$","meta","5",{"property":"og:title","content":"Classmate: Homework help that shows its work"}],["$","meta","6",{"property":"og:description","content":"Type a problem and get a checked answer, with steps that explain themselves and a tutor to ask."}],["$","meta","7",{"property":"og:site_name","content":"Classmate"}],["$","meta","8",{"property":"og:type","content":"website"}],["$","meta","9",{"name":"twitter:card","content":"summary"}],["$","meta","10",{"name":"twitter:title","content":"Classmate: Homework help that shows its work"}],["$","meta","11",{"name":"twitter:description","content":"Type a problem and get a checked answer, with steps that explain themselves and a tutor to ask."}],["$","link","12",{"rel":"icon","href":"/icon.svg"}],["$","$L1d","13",{}]]}]}],null]}],null]}],"p":"$@1e","v":"$1f","s":"$d"}},"a":"$@20","u":"$@21","b":"J_VTPXfjZbVsQr2sor0zO","r":"$22"}
23:I[897367,["$3","$4"],"OutletBoundary"]
14:["$","script","script-0",{"src":"/_next/static/chunks/2p4100r93-v57.js","async":true}]
15:["$","$L23",null,{"children":["$","$1c",null,{"name":"Next.MetadataOutlet","children":"$@24"}]}]
21:true
d:300
24:null
d:C
20:null
10:"$undefined"
b:"$undefined"
1e:"$undefined"
