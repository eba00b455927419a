2:"$Sreact.fragment"
3:"/_next/static/chunks/0-aqnfoxm6n4f.js"
4:"/_next/static/chunks/1yd4kdbfdgvgo.js"
5:I[339756,["$3","$4"],"default"]
6:I[837457,["$3","$4"],"default"]
7:"/_next/static/chunks/2ndv-0cbpw2l_.js"
8:I[522016,["$3","$4","$7"],""]
9:I[385033,["$3","$4","$7"],"ThemeSwitch"]
15:"ViewportBoundary"
16:I[897367,["$3","$4"],"$15"]
17:"MetadataBoundary"
18:I[897367,["$3","$4"],"$17"]
19:"$Sreact.suspense"
1a:I[27201,["$3","$4"],"IconMark"]
b:X
b:C
c:X
f:X
f:C
14:X
14:C
10:[["children",{"s":"__PAGE__","h":162,"d":{"r":["$","$2","c",{"children":[[["$","h1",null,{"className":"font-serif text-[34px] leading-tight sm:text-[44px]","children":"Contact"}],["$","p",null,{"className":"mt-3 text-lg leading-7 text-pretty text-muted","children":["This site is run by ","the people who gave you the address of this site","."]}],["$","p",null,{"className":"mt-6","children":"There is no address to write to here. Ask a teacher, or the person who showed you this site."}],"$L11"],null,"$L12"]}],"p":"$@13","v":"$14","s":"$c"}}]]
d:[["children",{"s":"contact","h":98,"d":{"r":["$","$2","c",{"children":[null,["$","$L5",null,{"parallelRouterKey":"children","template":["$","$L6",null,{}]}]]}],"p":"$@e","v":"$f","s":"$c"},"c":"$Q10"}]]
1:[["children",{"s":"(marketing)","h":66,"d":{"r":["$","$2","c",{"children":[[["$","script","script-0",{"src":"/_next/static/chunks/2ndv-0cbpw2l_.js","async":true}]],[["$","main",null,{"id":"main","tabIndex":-1,"className":"min-h-[calc(100dvh-var(--chrome-height))] w-full px-4 pt-7 pb-16 outline-none sm:pt-11","children":["$","div",null,{"className":"mx-auto w-full max-w-[712px]","children":["$","$L5",null,{"parallelRouterKey":"children","template":["$","$L6",null,{}],"notFound":[[["$","main",null,{"id":"main","tabIndex":-1,"className":"min-h-[calc(100dvh-var(--chrome-height))] w-full px-4 pt-7 pb-16 outline-none sm:pt-11","children":["$","div",null,{"className":"mx-auto w-full max-w-[712px]","children":[["$","title",null,{"children":"Page not found"}],["$","div",null,{"data-page":true,"className":"max-w-[560px] space-y-3 text-[17px] text-muted","children":[["$","h1",null,{"className":"font-serif text-[34px] leading-tight text-ink sm:text-[40px]","children":"We could not find this page"}],[["$","p",null,{"children":"The address may be mistyped, or the page has moved."}],["$","p",null,{"className":"flex flex-wrap gap-3 pt-2","children":[["$","$L8",null,{"href":"/","className":"button button-primary","children":"Solve a problem"}],["$","$L8",null,{"href":"/history","className":"button","children":"Your history"}]]}]]]}]]}]}],["$","footer",null,{"className":"site-footer border-t border-hairline px-4 py-4 text-sm text-muted sm:px-8","children":["$","div",null,{"className":"flex flex-wrap items-center justify-between gap-x-6 gap-y-1","children":[["$","p",null,{"children":[["$","span",null,{"className":"font-serif text-base text-ink","children":"Classmate"}],["$","span",null,{"className":"ml-3","children":"Homework help that shows its work"}]]}],["$","nav",null,{"aria-label":"About","className":"flex flex-wrap gap-x-4","children":[[["$","$L8","How often we are right",{"href":"/accuracy","prefetch":false,"className":"inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline","children":"How often we are right"}],["$","$L8","Privacy",{"href":"/privacy","prefetch":false,"className":"inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline","children":"Privacy"}],["$","$L8","Terms",{"href":"/terms","prefetch":false,"className":"inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline","children":"Terms"}],["$","$L8","Contact",{"href":"/contact","prefetch":false,"className":"inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline","children":"Contact"}]],"$undefined"]}],["$","$L9",null,{}]]}]}]],[]]}]}]}],["$","footer",null,{"className":"site-footer border-t border-hairline px-4 py-4 text-sm text-muted sm:px-8","children":["$","div",null,{"className":"flex flex-wrap items-center justify-between gap-x-6 gap-y-1","children":[["$","p",null,{"children":[["$","span",null,{"className":"font-serif text-base text-ink","children":"Classmate"}],["$","span",null,{"className":"ml-3","children":"Homework help that shows its work"}]]}],["$","nav",null,{"aria-label":"About","className":"flex flex-wrap gap-x-4","children":[[["$","$L8","How often we are right",{"href":"/accuracy","prefetch":false,"className":"inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline","children":"How often we are right"}],["$","$L8","Privacy",{"href":"/privacy","prefetch":false,"className":"inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline","children":"Privacy"}],["$","$L8","Terms",{"href":"/terms","prefetch":false,"className":"inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline","children":"Terms"}],["$","$L8","Contact",{"href":"/contact","prefetch":false,"className":"inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline","children":"Contact"}]],"$undefined"]}],["$","$L9",null,{}]]}]}]]]}],"p":"$@a","v":"$b","s":"$c"},"c":"$Qd"}]]
1c:X
1c:C
1f:X
1f:C
0:{"t":{"t":{"s":"","h":18,"c":"$Q1"},"h":{"r":["$","$2","h",{"children":[null,["$","$L16",null,{"children":[["$","meta","0",{"charSet":"utf-8"}],["$","meta","1",{"name":"viewport","content":"width=device-width, initial-scale=1, interactive-widget=resizes-content"}],["$","meta","2",{"name":"theme-color","content":"#fbfaf7","media":"(prefers-color-scheme: light)"}],["$","meta","3",{"name":"theme-color","content":"#121316","media":"(prefers-color-scheme: dark)"}],["$","meta","4",{"name":"color-scheme","content":"light dark"}]]}],["$","$L18",null,{"children":[["$","div",null,{"hidden":true,"children":["$","$19",null,{"name":"Next.Metadata","children":[["$","title","0",{"children":"Contact · Classmate"}],["$","meta","1",{"name":"description","content":"Type a problem and get a checked answer, with steps that explain themselves and a tutor to ask."}],["$","meta","2",{"name":"application-name","content":"Classmate"}],["$","link","3",{"rel":"manifest","href":"/manifest.webmanifest"}],["$","meta","4",{"property":"og:title","content":"Classmate: Homework help that shows its work"}],["$","meta","5",{"property":"og:description","content":"Type a problem and get a checked answer, with steps that explain themselves and a tutor to ask."}],["$","meta","6",{"property":"og:site_name","content":"Classmate"}],["$","meta","7",{"property":"og:type","content":"website"}],["$","meta","8",{"name":"twitter:card","content":"summary"}],["$","meta","9",{"name":"twitter:title","content":"Classmate: Homework help that shows its work"}],["$","meta","10",{"name":"twitter:description","content":"Type a problem and get a checked answer, with steps that explain themselves and a tutor to ask."}],["$","link","11",{"rel":"icon","href":"/icon.svg"}],["$","$L1a","12",{}]]}]}],null]}],null]}],"p":"$@1b","v":"$1c","s":"$c"}},"a":"$@1d","u":"$@1e","b":"J_VTPXfjZbVsQr2sor0zO","r":"$1f"}
20:I[897367,["$3","$4"],"OutletBoundary"]
11:["$","p",null,{"className":"mt-4 text-muted","children":"If something went wrong, copy the number shown with the error into your message. It lets us find what happened without seeing what you typed."}]
12:["$","$L20",null,{"children":["$","$19",null,{"name":"Next.MetadataOutlet","children":"$@21"}]}]
1e:true
c:300
21:null
c:C
1d:null
e:"$undefined"
a:"$undefined"
1b:"$undefined"
13:"$undefined"
