1:[["children",{"s":"__PAGE__","h":49330}]]
0:{"b":"J_VTPXfjZbVsQr2sor0zO","t":{"t":{"s":"","h":49234,"c":"$Q1"}}}
