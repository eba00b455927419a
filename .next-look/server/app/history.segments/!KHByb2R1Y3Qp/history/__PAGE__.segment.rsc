2:"$Sreact.fragment"
3:"/_next/static/chunks/0-aqnfoxm6n4f.js"
4:"/_next/static/chunks/1yd4kdbfdgvgo.js"
5:I[339756,["$3","$4"],"default"]
6:I[837457,["$3","$4"],"default"]
7:"/_next/static/chunks/2ndv-0cbpw2l_.js"
8:"/_next/static/chunks/1iwfvx55lia7v.js"
9:"/_next/static/chunks/1gfu-gp__0u5b.js"
a:"/_next/static/chunks/2f6729qp6a1pr.js"
b:I[522016,["$3","$4","$7","$8","$9","$a"],""]
c:I[385033,["$3","$4","$7"],"ThemeSwitch"]
14:I[251180,["$3","$4","$7","$8","$9","$a"],"Waiting"]
15:I[963431,["$3","$4","$7","$8","$9","$a"],"ShelfList"]
16:"$Sreact.suspense"
23:"ViewportBoundary"
24:I[897367,["$3","$4"],"$23"]
25:"MetadataBoundary"
26:I[897367,["$3","$4"],"$25"]
27:I[27201,["$3","$4"],"IconMark"]
e:X
e:C
f:X
12:X
12:C
22:X
22:C
13:[["children",{"s":"__PAGE__","h":162,"d":{"r":["$","$2","c",{"children":[[["$","h1",null,{"className":"font-serif text-[36px] leading-tight sm:text-[40px]","children":"History"}],["$","$L14",null,{}],["$","$L15",null,{}],["$","$16",null,{"fallback":["$","div",null,{"data-skeleton":true,"children":[["$","p",null,{"role":"status","className":"sr-only","children":"Loading your problems…"}],["$","ul",null,{"aria-hidden":"true","className":"sheet mt-6 divide-y divide-hairline","children":["$L17","$L18","$L19","$L1a"]}]]}],"children":"$L1b"}]],["$L1c","$L1d","$L1e","$L1f"],"$L20"]}],"p":"$@21","v":"$22","s":"$f"}}]]
10:[["children",{"s":"history","h":98,"d":{"r":["$","$2","c",{"children":[[["$","script","script-0",{"src":"/_next/static/chunks/2ndv-0cbpw2l_.js","async":true}]],[["$","main",null,{"id":"main","tabIndex":-1,"className":"min-h-[calc(100dvh-var(--chrome-height))] w-full px-4 pt-7 pb-16 outline-none sm:pt-11","children":["$","div",null,{"className":"mx-auto w-full max-w-[712px]","children":["$","$L5",null,{"parallelRouterKey":"children","template":["$","$L6",null,{}]}]}]}],["$","footer",null,{"className":"site-footer border-t border-hairline px-4 py-4 text-sm text-muted sm:px-8","children":["$","div",null,{"className":"flex flex-wrap items-center justify-between gap-x-6 gap-y-1","children":[["$","p",null,{"children":[["$","span",null,{"className":"font-serif text-base text-ink","children":"Classmate"}],["$","span",null,{"className":"ml-3","children":"Homework help that shows its work"}]]}],["$","nav",null,{"aria-label":"About","className":"flex flex-wrap gap-x-4","children":[[["$","$Lb","How often we are right",{"href":"/accuracy","prefetch":false,"className":"inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline","children":"How often we are right"}],["$","$Lb","Privacy",{"href":"/privacy","prefetch":false,"className":"inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline","children":"Privacy"}],["$","$Lb","Terms",{"href":"/terms","prefetch":false,"className":"inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline","children":"Terms"}],["$","$Lb","Contact",{"href":"/contact","prefetch":false,"className":"inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline","children":"Contact"}]],"$undefined"]}],["$","$Lc",null,{}]]}]}]]]}],"p":"$@11","v":"$12","s":"$f"},"c":"$Q13"}]]
1:[["children",{"s":"(product)","h":66,"d":{"r":["$","$2","c",{"children":[null,["$","$L5",null,{"parallelRouterKey":"children","template":["$","$L6",null,{}],"notFound":[[["$","main",null,{"id":"main","tabIndex":-1,"className":"min-h-[calc(100dvh-var(--chrome-height))] w-full px-4 pt-7 pb-16 outline-none sm:pt-11","children":["$","div",null,{"className":"mx-auto w-full max-w-[712px]","children":[["$","title",null,{"children":"Page not found"}],["$","div",null,{"data-page":true,"className":"max-w-[560px] space-y-3 text-[17px] text-muted","children":[["$","h1",null,{"className":"font-serif text-[34px] leading-tight text-ink sm:text-[40px]","children":"We could not find this page"}],[["$","p",null,{"children":"The address may be mistyped, or the page has moved."}],["$","p",null,{"className":"flex flex-wrap gap-3 pt-2","children":[["$","$Lb",null,{"href":"/","className":"button button-primary","children":"Solve a problem"}],["$","$Lb",null,{"href":"/history","className":"button","children":"Your history"}]]}]]]}]]}]}],["$","footer",null,{"className":"site-footer border-t border-hairline px-4 py-4 text-sm text-muted sm:px-8","children":["$","div",null,{"className":"flex flex-wrap items-center justify-between gap-x-6 gap-y-1","children":[["$","p",null,{"children":[["$","span",null,{"className":"font-serif text-base text-ink","children":"Classmate"}],["$","span",null,{"className":"ml-3","children":"Homework help that shows its work"}]]}],["$","nav",null,{"aria-label":"About","className":"flex flex-wrap gap-x-4","children":[[["$","$Lb","How often we are right",{"href":"/accuracy","prefetch":false,"className":"inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline","children":"How often we are right"}],["$","$Lb","Privacy",{"href":"/privacy","prefetch":false,"className":"inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline","children":"Privacy"}],["$","$Lb","Terms",{"href":"/terms","prefetch":false,"className":"inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline","children":"Terms"}],["$","$Lb","Contact",{"href":"/contact","prefetch":false,"className":"inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline","children":"Contact"}]],"$undefined"]}],["$","$Lc",null,{}]]}]}]],[]]}]]}],"p":"$@d","v":"$e","s":"$f"},"c":"$Q10"}]]
29:X
29:C
2c:X
2c:C
0:{"t":{"t":{"s":"","h":18,"c":"$Q1"},"h":{"r":["$","$2","h",{"children":[null,["$","$L24",null,{"children":[["$","meta","0",{"charSet":"utf-8"}],["$","meta","1",{"name":"viewport","content":"width=device-width, initial-scale=1, interactive-widget=resizes-content"}],["$","meta","2",{"name":"theme-color","content":"#fbfaf7","media":"(prefers-color-scheme: light)"}],["$","meta","3",{"name":"theme-color","content":"#121316","media":"(prefers-color-scheme: dark)"}],["$","meta","4",{"name":"color-scheme","content":"light dark"}]]}],["$","$L26",null,{"children":[["$","div",null,{"hidden":true,"children":["$","$16",null,{"name":"Next.Metadata","children":[["$","title","0",{"children":"History · Classmate"}],["$","meta","1",{"name":"description","content":"Type a problem and get a checked answer, with steps that explain themselves and a tutor to ask."}],["$","meta","2",{"name":"application-name","content":"Classmate"}],["$","link","3",{"rel":"manifest","href":"/manifest.webmanifest"}],["$","meta","4",{"name":"robots","content":"noindex"}],["$","meta","5",{"property":"og:title","content":"Classmate: Homework help that shows its work"}],["$","meta","6",{"property":"og:description","content":"Type a problem and get a checked answer, with steps that explain themselves and a tutor to ask."}],["$","meta","7",{"property":"og:site_name","content":"Classmate"}],["$","meta","8",{"property":"og:type","content":"website"}],["$","meta","9",{"name":"twitter:card","content":"summary"}],["$","meta","10",{"name":"twitter:title","content":"Classmate: Homework help that shows its work"}],["$","meta","11",{"name":"twitter:description","content":"Type a problem and get a checked answer, with steps that explain themselves and a tutor to ask."}],["$","link","12",{"rel":"icon","href":"/icon.svg"}],["$","$L27","13",{}]]}]}],null]}],null]}],"p":"$@28","v":"$29","s":"$f"}},"a":"$@2a","u":"$@2b","b":"J_VTPXfjZbVsQr2sor0zO","r":"$2c"}
2d:I[897367,["$3","$4"],"OutletBoundary"]
17:["$","li","w-56",{"className":"px-4 py-4 sm:px-6","children":[["$","div",null,{"className":"skeleton h-6 max-w-full w-56"}],["$","div",null,{"className":"skeleton mt-3 h-6 w-28"}]]}]
18:["$","li","w-40",{"className":"px-4 py-4 sm:px-6","children":[["$","div",null,{"className":"skeleton h-6 max-w-full w-40"}],["$","div",null,{"className":"skeleton mt-3 h-6 w-28"}]]}]
19:["$","li","w-64",{"className":"px-4 py-4 sm:px-6","children":[["$","div",null,{"className":"skeleton h-6 max-w-full w-64"}],["$","div",null,{"className":"skeleton mt-3 h-6 w-28"}]]}]
1a:["$","li","w-48",{"className":"px-4 py-4 sm:px-6","children":[["$","div",null,{"className":"skeleton h-6 max-w-full w-48"}],["$","div",null,{"className":"skeleton mt-3 h-6 w-28"}]]}]
1c:["$","style","0",{"precedence":"next","href":"/_next/static/chunks/2o9qobg6vzka-.css","children":"@layer properties,theme,base,components;@layer dialog{.dialog{border:1px solid var(--hairline);border-radius:var(--radius-sheet);background:var(--sheet);width:min(440px,100vw - 32px);color:var(--ink);margin:auto;padding:24px}.dialog::backdrop{background:#00000073}.button-danger{border-color:var(--danger);color:var(--danger)}}@layer billing,photo,math-field,chat,utilities,math,rich-text,code,circumstances;\n"}]
1d:["$","script","script-0",{"src":"/_next/static/chunks/1iwfvx55lia7v.js","async":true}]
1e:["$","script","script-1",{"src":"/_next/static/chunks/1gfu-gp__0u5b.js","async":true}]
1f:["$","script","script-2",{"src":"/_next/static/chunks/2f6729qp6a1pr.js","async":true}]
20:["$","$L2d",null,{"children":["$","$16",null,{"name":"Next.MetadataOutlet","children":"$@2e"}]}]
2b:true
f:300
2e:null
f:C
2a:null
11:"$undefined"
d:"$undefined"
28:"$undefined"
