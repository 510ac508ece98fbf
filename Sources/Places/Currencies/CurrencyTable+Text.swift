// swift-format-ignore-file
// Written by Sources/Places/Currencies/currencies.py; to change it, change that.
// Sources: Unicode CLDR as in babel 2.18.0; written 2026-11-21.

extension CurrencyTable {
    /// A line a currency, by code: the code, the countries that pay with it, names by language.
    static let currencies: StaticString = """
        ADP		Andorran Peseta;安道爾陪士特;安道尔比塞塔;アンドラ ペセタ;안도라 페세타;Peseta Andorra;Andorranische Pesete;peseta andorrana
        AED	AE	United Arab Emirates Dirham;阿拉伯聯合大公國迪爾汗;阿联酋迪拉姆;アラブ首長国連邦ディルハム;아랍에미리트 디르함;Dirham Uni Emirat Arab;VAE-Dirham;dírham de los Emiratos Árabes Unidos
        AFA		Afghan Afghani (1927–2002);阿富汗尼 (1927–2002);阿富汗尼 (1927–2002);アフガニスタン アフガニー (1927–2002);아프가니 (1927–2002);Afgani Afganistan (1927–2002);Afghanische Afghani (1927–2002);afgani (1927–2002)
        AFN	AF	Afghan Afghani;阿富汗尼;阿富汗尼;アフガニスタン アフガニー;아프가니스탄 아프가니;Afgani Afganistan;Afghanischer Afghani;afgani afgano
        ALK		Albanian Lek (1946–1965);阿爾巴尼亞列克 (1946–1965);阿尔巴尼亚列克(1946–1965);アルバニア レク (1946–1965);;;Albanischer Lek (1946–1965)
        ALL	AL	Albanian Lek;阿爾巴尼亞列克;阿尔巴尼亚列克;アルバニア レク;알바니아 레크;Lek Albania;Albanischer Lek;lek albanés
        AMD	AM	Armenian Dram;亞美尼亞德拉姆;亚美尼亚德拉姆;アルメニア ドラム;아르메니아 드람;Dram Armenia;Armenischer Dram;dram armenio
        ANG		Netherlands Antillean Guilder;荷屬安地列斯盾;荷属安的列斯盾;オランダ領アンティル ギルダー;네덜란드령 안틸레스 길더;Guilder Antilla Belanda;Niederländische-Antillen-Gulden;florín antillano
        AOA	AO	Angolan Kwanza;安哥拉寬扎;安哥拉宽扎;アンゴラ クワンザ;앙골라 콴자;Kwanza Angola;Angolanischer Kwanza;kuanza angoleño
        AOK		Angolan Kwanza (1977–1991);安哥拉寬扎 (1977–1990);安哥拉宽扎 (1977–1990);アンゴラ クワンザ (1977–1991);앙골라 콴자 (1977–1990);Kwanza Angola (1977–1991);Angolanischer Kwanza (1977–1990);kwanza angoleño (1977–1990)
        AON		Angolan New Kwanza (1990–2000);安哥拉新寬扎 (1990–2000);安哥拉新宽扎 (1990–2000);アンゴラ 新クワンザ (1990–2000);앙골라 신콴자 (1990–2000);Kwanza Baru Angola (1990–2000);Angolanischer Neuer Kwanza (1990–2000);nuevo kwanza angoleño (1990–2000)
        AOR		Angolan Readjusted Kwanza (1995–1999);安哥拉新調寬扎 (1995–1999);安哥拉重新调整宽扎 (1995–1999);アンゴラ 旧クワンザ (1995–1999);앙골라 재조정 콴자 (1995–1999);Kwanza Angola yang Disesuaikan Lagi (1995–1999);Angolanischer Kwanza Reajustado (1995–1999);kwanza reajustado angoleño (1995–1999)
        ARA		Argentine Austral;阿根廷奧斯特納爾;阿根廷奥斯特拉尔;アルゼンチン アゥストラール;아르헨티나 오스트랄;Austral Argentina;Argentinischer Austral;austral argentino
        ARL		Argentine Peso Ley (1970–1983);阿根廷披索 (1970–1983);阿根廷法定比索 (1970–1983);アルゼンチン・ペソ・レイ（1970–1983）;아르헨티나 페소 레이 (1970–1983);Peso Ley Argentina (1970–1983);Argentinischer Peso Ley (1970–1983)
        ARM		Argentine Peso (1881–1970);阿根廷披索 (1881–1970);阿根廷比索 (1881–1970);アルゼンチン・ペソ（1881–1970）;아르헨티나 페소 (18810–1970);Peso Argentina (1881–1970);Argentinischer Peso (1881–1970)
        ARP		Argentine Peso (1983–1985);阿根廷披索 (1983–1985);阿根廷比索 (1983–1985);アルゼンチン ペソ (1983–1985);아르헨티나 페소 (1983–1985);Peso Argentina (1983–1985);Argentinischer Peso (1983–1985);peso argentino (1983–1985)
        ARS	AR	Argentine Peso;阿根廷披索;阿根廷比索;アルゼンチン ペソ;아르헨티나 페소;Peso Argentina;Argentinischer Peso;peso argentino
        ATS		Austrian Schilling;奧地利先令;奥地利先令;オーストリア シリング;호주 실링;Schilling Austria;Österreichischer Schilling;chelín austriaco
        AUD	AU CC CX HM KI NF NR TV	Australian Dollar;澳幣;澳大利亚元;オーストラリア ドル;호주 달러;Dolar Australia;Australischer Dollar;dólar australiano
        AWG	AW	Aruban Florin;阿路巴盾;阿鲁巴弗罗林;アルバ フロリン;아루바 플로린;Florin Aruba;Aruba-Florin;florín arubeño
        AZM		Azerbaijani Manat (1993–2006);亞塞拜然馬納特 (1993–2006);阿塞拜疆马纳特 (1993–2006);アゼルバイジャン マナト (1993–2006);아제르바이젠 마나트(1993–2006);Manat Azerbaijan (1993–2006);Aserbaidschan-Manat (1993–2006);manat azerí (1993–2006)
        AZN	AZ	Azerbaijani Manat;亞塞拜然馬納特;阿塞拜疆马纳特;アゼルバイジャン マナト;아제르바이잔 마나트;Manat Azerbaijan;Aserbaidschan-Manat;manat azerbaiyano
        BAD		Bosnia-Herzegovina Dinar (1992–1994);波士尼亞-赫塞哥維納第納爾;波士尼亚-赫塞哥维纳第纳尔 (1992–1994);ボスニア・ヘルツェゴビナ ディナール (1992–1994);보스니아-헤르체고비나 디나르;Dinar Bosnia-Herzegovina (1992–1994);Bosnien und Herzegowina Dinar (1992–1994);dinar bosnio
        BAM	BA	Bosnia-Herzegovina Convertible Mark;波士尼亞-赫塞哥維納可轉換馬克;波斯尼亚-黑塞哥维那可兑换马克;ボスニア・ヘルツェゴビナ 兌換マルク (BAM);보스니아-헤르체고비나 태환 마르크;Mark Konvertibel Bosnia-Herzegovina;Konvertible Mark Bosnien und Herzegowina;marco convertible de Bosnia y Herzegovina
        BAN		Bosnia-Herzegovina New Dinar (1994–1997);波士尼亞-赫塞哥維納新第納爾;波士尼亚-赫塞哥维纳新第纳尔 (1994–1997);ボスニア・ヘルツェゴビナ 新ディナール（1994–1997）;보스니아-헤르체고비나 신디나르 (1994–1997);Dinar Baru Bosnia-Herzegovina (1994–1997);Bosnien und Herzegowina Neuer Dinar (1994–1997)
        BBD	BB	Barbadian Dollar;巴貝多元;巴巴多斯元;バルバドス ドル;바베이도스 달러;Dolar Barbados;Barbados-Dollar;dólar barbadense
        BDT	BD	Bangladeshi Taka;孟加拉塔卡;孟加拉塔卡;バングラデシュ タカ;방글라데시 타카;Taka Bangladesh;Bangladesch-Taka;taka bangladesí
        BEC		Belgian Franc (convertible);比利時法郎（可轉換）;比利时法郎（可兑换）;ベルギー フラン (BEC);벨기에 프랑 (태환);Franc Belgia (konvertibel);Belgischer Franc (konvertibel);franco belga (convertible)
        BEF		Belgian Franc;比利時法郎;比利时法郎;ベルギー フラン;벨기에 프랑;Franc Belgia;Belgischer Franc;franco belga
        BEL		Belgian Franc (financial);比利時法郎（金融）;比利时法郎（金融）;ベルギー フラン (BEL);벨기에 프랑 (금융);Franc Belgia (keuangan);Belgischer Finanz-Franc;franco belga (financiero)
        BGL		Bulgarian Hard Lev;保加利亞硬列弗;保加利亚硬列弗;ブルガリア レフ;불가리아 동전 렛;Hard Lev Bulgaria;Bulgarische Lew (1962–1999);lev fuerte búlgaro
        BGM		Bulgarian Socialist Lev;保加利亞社會黨列弗;保加利亚社会党列弗;ブルガリア社会主義 レフ;불가리아 사회주의자 렛;Socialist Lev Bulgaria;Bulgarischer Lew (1952–1962)
        BGN		Bulgarian Lev;保加利亞新列弗;保加利亚列弗;ブルガリア 新レフ;불가리아 레프;Lev Bulgaria;Bulgarischer Lew;leva búlgara
        BGO		Bulgarian Lev (1879–1952);保加利亞列弗 (1879–1952);保加利亚列弗 (1879–1952);ブルガリア レフ（1879–1952）;불가리아 렛 (1879–1952);Lev Bulgaria (1879–1952);Bulgarischer Lew (1879–1952)
        BHD	BH	Bahraini Dinar;巴林第納爾;巴林第纳尔;バーレーン ディナール;바레인 디나르;Dinar Bahrain;Bahrain-Dinar;dinar bareiní
        BIF	BI	Burundian Franc;蒲隆地法郎;布隆迪法郎;ブルンジ フラン;부룬디 프랑;Franc Burundi;Burundi-Franc;franco burundés
        BMD	BM	Bermudan Dollar;百慕達幣;百慕大元;バミューダ ドル;버뮤다 달러;Dolar Bermuda;Bermuda-Dollar;dólar bermudeño
        BND	BN	Brunei Dollar;汶萊元;文莱元;ブルネイ ドル;부루나이 달러;Dolar Brunei;Brunei-Dollar;dólar bruneano
        BOB	BO	Bolivian Boliviano;玻利維亞諾;玻利维亚诺;ボリビア ボリビアーノ;볼리비아 볼리비아노;Boliviano;Bolivianischer Boliviano;boliviano
        BOL		Bolivian Boliviano (1863–1963);玻利維亞玻利維亞諾 (1863–1963);玻利维亚诺 (1863–1963);ボリビア ボリビアーノ (1863–1963);볼리비아 볼리비아노 (1863–1963);Boliviano Bolivia (1863–1963);Bolivianischer Boliviano (1863–1963)
        BOP		Bolivian Peso;玻利維亞披索;玻利维亚比索;ボリビア ペソ;볼리비아노 페소;Peso Bolivia;Bolivianischer Peso;peso boliviano
        BOV		Bolivian Mvdol;玻利維亞幕多;玻利维亚 Mvdol（资金）;ボリビア (Mvdol);볼리비아노 Mvdol(기금);Mvdol Bolivia;Boliviansiche Mvdol;MVDOL boliviano
        BRB		Brazilian New Cruzeiro (1967–1986);巴西克魯薩多農瓦 (1967–1986);巴西新克鲁赛罗 (1967–1986);ブラジル 新クルゼイロ (1967–1986);볼리비아노 크루제이루 노보 (1967–1986);Cruzeiro Baru Brasil (1967–1986);Brasilianischer Cruzeiro Novo (1967–1986);nuevo cruceiro brasileño (1967–1986)
        BRC		Brazilian Cruzado (1986–1989);巴西克魯賽羅 (1986–1989);巴西克鲁扎多 (1986–1989);ブラジル クルザード (1986–1989);브라질 크루자두;Cruzado Brasil (1986–1989);Brasilianischer Cruzado (1986–1989);cruzado brasileño
        BRE		Brazilian Cruzeiro (1990–1993);巴西克魯賽羅 (1990–1993);巴西克鲁塞罗 (1990–1993);ブラジル クルゼイロ (1990–1993);브라질 크루제이루 (1990–1993);Cruzeiro Brasil (1990–1993);Brasilianischer Cruzeiro (1990–1993);cruceiro brasileño (1990–1993)
        BRL	BR	Brazilian Real;巴西雷亞爾;巴西雷亚尔;ブラジル レアル;브라질 레알;Real Brasil;Brasilianischer Real;real brasileño
        BRN		Brazilian New Cruzado (1989–1990);巴西克如爾達農瓦;巴西新克鲁扎多 (1989–1990);ブラジル 新クルザード (1989–1990);브라질 크루자두 노보;Cruzado Baru Brasil (1989–1990);Brasilianischer Cruzado Novo (1989–1990);nuevo cruzado brasileño
        BRR		Brazilian Cruzeiro (1993–1994);巴西克魯賽羅 (1993–1994);巴西克鲁塞罗 (1993–1994);ブラジル クルゼイロ (1993–1994);브라질 크루제이루;Cruzeiro Brasil (1993–1994);Brasilianischer Cruzeiro (1993–1994);cruceiro brasileño
        BRZ		Brazilian Cruzeiro (1942–1967);巴西克魯賽羅 (1942 –1967);巴西克鲁塞罗 (1942–1967);ブラジル クルゼイロ（1942–1967）;브라질 크루제이루 (1942–1967);Cruzeiro Brasil (1942–1967);Brasilianischer Cruzeiro (1942–1967)
        BSD	BS	Bahamian Dollar;巴哈馬元;巴哈马元;バハマ ドル;바하마 달러;Dolar Bahama;Bahamas-Dollar;dólar bahameño
        BTN	BT	Bhutanese Ngultrum;不丹那特倫;不丹努尔特鲁姆;ブータン ニュルタム;부탄 눌투눔;Ngultrum Bhutan;Bhutan-Ngultrum;gultrum butanés
        BUK		Burmese Kyat;緬甸基雅特;缅元;ビルマ チャット;버마 차트;Kyat Burma;Birmanischer Kyat;kyat birmano
        BWP	BW	Botswanan Pula;波札那普拉;博茨瓦纳普拉;ボツワナ プラ;보츠와나 풀라;Pula Botswana;Botswanischer Pula;pula botsuano
        BYB		Belarusian Ruble (1994–1999);白俄羅斯新盧布 (1994–1999);白俄罗斯新卢布 (1994–1999);ベラルーシ 新ルーブル (1994–1999);벨라루스 신권 루블 (1994–1999);Rubel Baru Belarus (1994–1999);Belarus-Rubel (1994–1999);nuevo rublo bielorruso (1994–1999)
        BYN	BY	Belarusian Ruble;白俄羅斯盧布;白俄罗斯卢布;ベラルーシ ルーブル;벨라루스 루블;Rubel Belarusia;Weißrussischer Rubel;rublo bielorruso
        BYR		Belarusian Ruble (2000–2016);白俄羅斯盧布 (2000–2016);白俄罗斯卢布 (2000–2016);ベラルーシ ルーブル (2000–2016);벨라루스 루블 (2000–2016);Rubel Belarusia (2000–2016);Weißrussischer Rubel (2000–2016);rublo bielorruso (2000–2016)
        BZD	BZ	Belize Dollar;貝里斯元;伯利兹元;ベリーズ ドル;벨리즈 달러;Dolar Belize;Belize-Dollar;dólar beliceño
        CAD	CA	Canadian Dollar;加幣;加拿大元;カナダ ドル;캐나다 달러;Dolar Kanada;Kanadischer Dollar;dólar canadiense
        CDF	CD	Congolese Franc;剛果法郎;刚果法郎;コンゴ フラン;콩고 프랑;Franc Kongo;Kongo-Franc;franco congoleño
        CHE		WIR Euro;歐元 (WIR);欧元 (WIR);ユーロ (WIR);유로 (WIR);Euro WIR;WIR-Euro;euro WIR
        CHF	CH LI	Swiss Franc;瑞士法郎;瑞士法郎;スイス フラン;스위스 프랑;Franc Swiss;Schweizer Franken;franco suizo
        CHW		WIR Franc;法郎 (WIR);法郎 (WIR);フラン (WIR);프랑 (WIR);Franc WIR;WIR Franken;franco WIR
        CLE		Chilean Escudo;智利埃斯庫多;智利埃斯库多;チリ エスクード;칠레 에스쿠도;Escudo Cile;Chilenischer Escudo
        CLF		Chilean Unit of Account (UF);卡林油達佛曼跎;智利（资金）;チリ ウニダ・デ・フォメント (UF);칠레 (UF);Satuan Hitung (UF) Cile;Chilenische Unidades de Fomento;unidad de fomento chilena
        CLP	CL	Chilean Peso;智利披索;智利比索;チリ ペソ;칠레 페소;Peso Cile;Chilenischer Peso;peso chileno
        CNH		Chinese Yuan (offshore);人民幣（離岸）;人民币（离岸）;中国人民元(オフショア);중국 위안화(역외);Yuan Tiongkok (luar negeri);Renminbi-Yuan (Offshore);yuan chino (extracontinental)
        CNX		Chinese People’s Bank Dollar;;中国人民银行元;中国人民銀行ドル;;;Dollar der Chinesischen Volksbank
        CNY	CN	Chinese Yuan;人民幣;人民币;中国人民元;중국 위안화;Yuan Tiongkok;Renminbi Yuan;yuan renminbi
        COP	CO	Colombian Peso;哥倫比亞披索;哥伦比亚比索;コロンビア ペソ;콜롬비아 페소;Peso Kolombia;Kolumbianischer Peso;peso colombiano
        COU		Colombian Real Value Unit;哥倫比亞幣 (COU);哥伦比亚币;コロンビア レアル （UVR);콜롬비아 실가 단위;Unit Nilai Nyata Kolombia;Kolumbianische Unidades de valor real;unidad de valor real colombiana
        CRC	CR	Costa Rican Colón;哥斯大黎加科朗;哥斯达黎加科朗;コスタリカ コロン;코스타리카 콜론;Colon Kosta Rika;Costa-Rica-Colón;colón costarricense
        CSD		Serbian Dinar (2002–2006);舊塞爾維亞第納爾;旧塞尔维亚第纳尔;セルビア ディナール (2002–2006);고 세르비아 디나르;Dinar Serbia (2002–2006);Serbischer Dinar (2002–2006);antiguo dinar serbio
        CSK		Czechoslovak Hard Koruna;捷克斯洛伐克硬克朗;捷克硬克朗;チェコスロバキア コルナ;체코슬로바키아 동전 코루나;Hard Koruna Cheska;Tschechoslowakische Krone;corona fuerte checoslovaca
        CUC		Cuban Convertible Peso;古巴可轉換披索;古巴可兑换比索;キューバ 兌換ペソ;쿠바 태환 페소;Peso Konvertibel Kuba;Kubanischer Peso (konvertibel);peso cubano convertible
        CUP	CU	Cuban Peso;古巴披索;古巴比索;キューバ ペソ;쿠바 페소;Peso Kuba;Kubanischer Peso;peso cubano
        CVE	CV	Cape Verdean Escudo;維德角埃斯庫多;佛得角埃斯库多;カーボベルデ エスクード;카보베르데 에스쿠도;Escudo Tanjung Verde;Cabo-Verde-Escudo;escudo de Cabo Verde
        CYP		Cypriot Pound;賽普勒斯鎊;塞浦路斯镑;キプロス ポンド;싸이프러스 파운드;Pound Siprus;Zypern-Pfund;libra chipriota
        CZK	CZ	Czech Koruna;捷克克朗;捷克克朗;チェコ コルナ;체코 코루나;Koruna Ceko;Tschechische Krone;corona checa
        DDM		East German Mark;東德奧斯特馬克;东德马克;東ドイツ マルク;동독 오스트마르크;Mark Jerman Timur;Mark der DDR;ostmark de Alemania del Este
        DEM		German Mark;德國馬克;德国马克;ドイツ マルク;독일 마르크;Mark Jerman;Deutsche Mark;marco alemán
        DJF	DJ	Djiboutian Franc;吉布地法郎;吉布提法郎;ジブチ フラン;지부티 프랑;Franc Jibuti;Dschibuti-Franc;franco yibutiano
        DKK	DK FO GL	Danish Krone;丹麥克朗;丹麦克朗;デンマーク クローネ;덴마크 크로네;Krone Denmark;Dänische Krone;corona danesa
        DOP	DO	Dominican Peso;多明尼加披索;多米尼加比索;ドミニカ ペソ;도미니카 페소;Peso Dominika;Dominikanischer Peso;peso dominicano
        DZD	DZ	Algerian Dinar;阿爾及利亞第納爾;阿尔及利亚第纳尔;アルジェリア ディナール;알제리 디나르;Dinar Aljazair;Algerischer Dinar;dinar argelino
        ECS		Ecuadorian Sucre;厄瓜多蘇克雷;厄瓜多尔苏克雷;エクアドル スクレ;에쿠아도르 수크레;Sucre Ekuador;Ecuadorianischer Sucre;sucre ecuatoriano
        ECV		Ecuadorian Unit of Constant Value;厄瓜多爾由里達瓦康斯坦 (UVC);厄瓜多尔 (UVC);エクアドル (UVC);에콰도르 (UVC);Satuan Nilai Tetap Ekuador;Verrechnungseinheit für Ecuador;unidad de valor constante (UVC) ecuatoriana
        EEK		Estonian Kroon;愛沙尼亞克朗;爱沙尼亚克朗;エストニア クルーン;에스토니아 크룬;Kroon Estonia;Estnische Krone;corona estonia
        EGP	EG	Egyptian Pound;埃及鎊;埃及镑;エジプト ポンド;이집트 파운드;Pound Mesir;Ägyptisches Pfund;libra egipcia
        ERN	ER	Eritrean Nakfa;厄立特里亞納克法;厄立特里亚纳克法;エリトリア ナクファ;에리트리아 나크파;Nakfa Eritrea;Eritreischer Nakfa;nakfa eritreo
        ESA		Spanish Peseta (A account);西班牙比塞塔（會計單位）;西班牙比塞塔（帐户 A）;スペインペセタ（勘定A）;스페인 페세타(예금);Peseta Spanyol (akun);Spanische Peseta (A–Konten);peseta española (cuenta A)
        ESB		Spanish Peseta (convertible account);西班牙比塞塔（可轉換會計單位）;西班牙比塞塔（兑换帐户）;スペイン 兌換ペセタ;스페인 페세타(변환 예금);Peseta Spanyol (konvertibel);Spanische Peseta (konvertibel);peseta española (cuenta convertible)
        ESP		Spanish Peseta;西班牙陪士特;西班牙比塞塔;スペイン ペセタ;스페인 페세타;Peseta Spanyol;Spanische Peseta;peseta española
        ETB	ET	Ethiopian Birr;衣索比亞比爾;埃塞俄比亚比尔;エチオピア ブル;에티오피아 비르;Birr Etiopia;Äthiopischer Birr;bir etíope
        EUR	AD AT AX BE BG BL CY DE EA EE ES EU FI FR GF GP GR HR IC IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT	Euro;歐元;欧元;ユーロ;유로;;;euro
        FIM		Finnish Markka;芬蘭馬克;芬兰马克;フィンランド マルカ;핀란드 마르카;Markka Finlandia;Finnische Mark;marco finlandés
        FJD	FJ	Fijian Dollar;斐濟元;斐济元;フィジー ドル;피지 달러;Dolar Fiji;Fidschi-Dollar;dólar fiyiano
        FKP	FK	Falkland Islands Pound;福克蘭群島鎊;福克兰群岛镑;フォークランド（マルビナス）諸島 ポンド;포클랜드제도 파운드;Pound Kepulauan Falkland;Falkland-Pfund;libra malvinense
        FRF		French Franc;法國法郎;法国法郎;フランス フラン;프랑스 프랑;Franc Prancis;Französischer Franc;franco francés
        GBP	GB GG GS IM JE TA	British Pound;英鎊;英镑;英国ポンド;영국 파운드;Pound Inggris;Britisches Pfund;libra esterlina
        GEK		Georgian Kupon Larit;喬治亞庫旁拉里;格鲁吉亚库蓬拉瑞特;ジョージア クーポン ラリ;그루지야 지폐 라리트;Kupon Larit Georgia;Georgischer Kupon Larit;kupon larit georgiano
        GEL	GE	Georgian Lari;喬治亞拉里;格鲁吉亚拉里;ジョージア ラリ;조지아 라리;Lari Georgia;Georgischer Lari;lari georgiano
        GHC		Ghanaian Cedi (1979–2007);迦納賽地 (1979–2007);加纳塞第;ガーナ セディ (1979–2007);가나 시디 (1979–2007);Cedi Ghana (1979–2007);Ghanaischer Cedi (1979–2007);cedi ghanés (1979–2007)
        GHS	GH	Ghanaian Cedi;迦納塞地;加纳塞地;ガーナ セディ;가나 세디;Cedi Ghana;Ghanaischer Cedi;cedi ghanés
        GIP	GI	Gibraltar Pound;直布羅陀鎊;直布罗陀镑;ジブラルタル ポンド;지브롤터 파운드;Pound Gibraltar;Gibraltar-Pfund;libra gibraltareña
        GMD	GM	Gambian Dalasi;甘比亞達拉西;冈比亚达拉西;ガンビア ダラシ;감비아 달라시;Dalasi Gambia;Gambia-Dalasi;dalasi gambiano
        GNF	GN	Guinean Franc;幾內亞法郎;几内亚法郎;ギニア フラン;기니 프랑;Franc Guinea;Guinea-Franc;franco guineano
        GNS		Guinean Syli;幾內亞西里;几内亚西里;ギニア シリー;기니 시리;Syli Guinea;Guineischer Syli;syli guineano
        GQE		Equatorial Guinean Ekwele;赤道幾內亞埃奎勒;赤道几内亚埃奎勒;赤道ギニア エクウェレ;적도 기니 에쿨 (Ekwele);Ekuele Guinea Ekuatorial;Äquatorialguinea-Ekwele;ekuele de Guinea Ecuatorial
        GRD		Greek Drachma;希臘德拉克馬;希腊德拉克马;ギリシャ ドラクマ;그리스 드라크마;Drachma Yunani;Griechische Drachme;dracma griego
        GTQ	GT	Guatemalan Quetzal;瓜地馬拉格查爾;危地马拉格查尔;グアテマラ ケツァル;과테말라 케트살;Quetzal Guatemala;Guatemaltekischer Quetzal;quetzal guatemalteco
        GWE		Portuguese Guinea Escudo;葡屬幾內亞埃斯庫多;葡萄牙几内亚埃斯库多;ポルトガル領ギニア エスクード;포르투갈령 기니 에스쿠도;Escudo Guinea Portugal;Portugiesisch Guinea Escudo;escudo de Guinea Portuguesa
        GWP		Guinea-Bissau Peso;幾內亞比索披索;几内亚比绍比索;ギニアビサウ ペソ;기네비쏘 페소;Peso Guinea-Bissau;;peso de Guinea-Bissáu
        GYD	GY	Guyanaese Dollar;圭亞那元;圭亚那元;ガイアナ ドル;가이아나 달러;Dolar Guyana;Guyana-Dollar;dólar guyanés
        HKD	HK	Hong Kong Dollar;港幣;港元;香港ドル;홍콩 달러;Dolar Hong Kong;Hongkong-Dollar;dólar hongkonés
        HNL	HN	Honduran Lempira;洪都拉斯倫皮拉;洪都拉斯伦皮拉;ホンジュラス レンピラ;온두라스 렘피라;Lempira Honduras;Honduras-Lempira;lempira hondureño
        HRD		Croatian Dinar;克羅埃西亞第納爾;克罗地亚第纳尔;クロアチア ディナール;크로아티아 디나르;Dinar Kroasia;Kroatischer Dinar;dinar croata
        HRK		Croatian Kuna;克羅埃西亞庫納;克罗地亚库纳;クロアチア クーナ;크로아티아 쿠나;Kuna Kroasia;Kroatischer Kuna;kuna croata
        HTG	HT	Haitian Gourde;海地古德;海地古德;ハイチ グールド;아이티 구르드;Gourde Haiti;Haitianische Gourde;gurde haitiano
        HUF	HU	Hungarian Forint;匈牙利福林;匈牙利福林;ハンガリー フォリント;헝가리 포린트;Forint Hungaria;Ungarischer Forint;forinto húngaro
        IDR	ID	Indonesian Rupiah;印尼盾;印度尼西亚卢比;インドネシア ルピア;인도네시아 루피아;Rupiah Indonesia;Indonesische Rupiah;rupia indonesia
        IEP		Irish Pound;愛爾蘭鎊;爱尔兰镑;アイリッシュ ポンド;아일랜드 파운드;Pound Irlandia;Irisches Pfund;libra irlandesa
        ILP		Israeli Pound;以色列鎊;以色列镑;イスラエル ポンド;이스라엘 파운드;Pound Israel;Israelisches Pfund;libra israelí
        ILR		Israeli Shekel (1980–1985);以色列謝克爾 (1980–1985);以色列谢克尔(1980–1985);イスラエル シェケル (1980–1985);;Shekel Israel;Israelischer Schekel (1980–1985)
        ILS	IL PS	Israeli New Shekel;以色列新謝克爾;以色列新谢克尔;イスラエル新シェケル;이스라엘 신권 세켈;Shekel Baru Israel;Israelischer Neuer Schekel;nuevo séquel israelí
        INR	BT IN	Indian Rupee;印度盧比;印度卢比;インド ルピー;인도 루피;Rupee India;Indische Rupie;rupia india
        IQD	IQ	Iraqi Dinar;伊拉克第納爾;伊拉克第纳尔;イラク ディナール;이라크 디나르;Dinar Irak;Irakischer Dinar;dinar iraquí
        IRR	IR	Iranian Rial;伊朗里亞爾;伊朗里亚尔;イラン リアル;이란 리얄;Rial Iran;Iranischer Rial;rial iraní
        ISJ		Icelandic Króna (1918–1981);冰島克朗 (1918–1981);冰岛克朗(1918–1981);アイスランド クローナ (1918–1981);;Krona Islandia (1918–1981);Isländische Krone (1918–1981)
        ISK	IS	Icelandic Króna;冰島克朗;冰岛克朗;アイスランド クローナ;아이슬란드 크로나;Krona Islandia;Isländische Krone;corona islandesa
        ITL		Italian Lira;義大利里拉;意大利里拉;イタリア リラ;이탈리아 리라;Lira Italia;Italienische Lira;lira italiana
        JMD	JM	Jamaican Dollar;牙買加元;牙买加元;ジャマイカ ドル;자메이카 달러;Dolar Jamaika;Jamaika-Dollar;dólar jamaicano
        JOD	JO PS	Jordanian Dinar;約旦第納爾;约旦第纳尔;ヨルダン ディナール;요르단 디나르;Dinar Yordania;Jordanischer Dinar;dinar jordano
        JPY	JP	Japanese Yen;日圓;日元;日本円;일본 엔화;Yen Jepang;Japanischer Yen;yen japonés
        KES	KE	Kenyan Shilling;肯尼亞先令;肯尼亚先令;ケニア シリング;케냐 실링;Shilling Kenya;Kenia-Schilling;chelín keniano
        KGS	KG	Kyrgystani Som;吉爾吉斯索姆;吉尔吉斯斯坦索姆;キルギス ソム;키르기스스탄 솜;Som Kirgizstan;Kirgisischer Som;som kirguís
        KHR	KH	Cambodian Riel;柬埔寨瑞爾;柬埔寨瑞尔;カンボジア リエル;캄보디아 리엘;Riel Kamboja;Kambodschanischer Riel;riel camboyano
        KMF	KM	Comorian Franc;科摩羅法郎;科摩罗法郎;コモロ フラン;코모르 프랑;Franc Komoro;Komoren-Franc;franco comorense
        KPW	KP	North Korean Won;北韓元;朝鲜元;北朝鮮ウォン;조선 민주주의 인민 공화국 원;Won Korea Utara;Nordkoreanischer Won;won norcoreano
        KRH		South Korean Hwan (1953–1962);南韓圜;韩元 (1953–1962);韓国 ファン（1953–1962）;대한민국 환 (1953–1962);Hwan Korea Selatan (1953–1962);Südkoreanischer Hwan (1953–1962)
        KRO		South Korean Won (1945–1953);南韓圓;韩元 (1945–1953);韓国 ウォン（1945–1953）;;Won Korea Selatan (1945–1953);Südkoreanischer Won (1945–1953)
        KRW	KR	South Korean Won;韓元;韩元;韓国ウォン;대한민국 원;Won Korea Selatan;Südkoreanischer Won;won surcoreano
        KWD	KW	Kuwaiti Dinar;科威特第納爾;科威特第纳尔;クウェート ディナール;쿠웨이트 디나르;Dinar Kuwait;Kuwait-Dinar;dinar kuwaití
        KYD	KY	Cayman Islands Dollar;開曼群島元;开曼元;ケイマン諸島 ドル;케이맨 제도 달러;Dolar Kepulauan Cayman;Kaiman-Dollar;dólar de las Islas Caimán
        KZT	KZ	Kazakhstani Tenge;哈薩克堅戈;哈萨克斯坦坚戈;カザフスタン テンゲ;카자흐스탄 텡게;Tenge Kazakhstan;Kasachischer Tenge;tengue kazajo
        LAK	LA	Laotian Kip;寮國基普;老挝基普;ラオス キープ;라오스 키프;Kip Laos;Laotischer Kip;kip laosiano
        LBP	LB	Lebanese Pound;黎巴嫩鎊;黎巴嫩镑;レバノン ポンド;레바논 파운드;Pound Lebanon;Libanesisches Pfund;libra libanesa
        LKR	LK	Sri Lankan Rupee;斯里蘭卡盧比;斯里兰卡卢比;スリランカ ルピー;스리랑카 루피;Rupee Sri Lanka;Sri-Lanka-Rupie;rupia esrilanquesa
        LRD	LR	Liberian Dollar;賴比瑞亞元;利比里亚元;リベリア ドル;라이베리아 달러;Dolar Liberia;Liberianischer Dollar;dólar liberiano
        LSL	LS	Lesotho Loti;賴索托洛蒂;莱索托洛蒂;レソト ロティ;레소토 로티;Loti Lesotho;Loti;loti lesotense
        LTL		Lithuanian Litas;立陶宛立特;立陶宛立特;リトアニア リタス;리투아니아 리타;Litas Lituania;Litauischer Litas;litas lituano
        LTT		Lithuanian Talonas;立陶宛特羅;立陶宛塔咯呐司;リトアニア タロナ;룩셈부르크 타로나;Talonas Lituania;Litauischer Talonas;talonas lituano
        LUC		Luxembourgian Convertible Franc;盧森堡可兌換法郎;卢森堡可兑换法郎;ルクセンブルク 兌換フラン;룩셈부르크 변환 프랑;Franc Konvertibel Luksemburg;Luxemburgischer Franc (konvertibel);franco convertible luxemburgués
        LUF		Luxembourgian Franc;盧森堡法郎;卢森堡法郎;ルクセンブルグ フラン;룩셈부르크 프랑;Franc Luksemburg;Luxemburgischer Franc;franco luxemburgués
        LUL		Luxembourg Financial Franc;盧森堡金融法郎;卢森堡金融法郎;ルクセンブルク 金融フラン;룩셈부르크 재정 프랑;Financial Franc Luksemburg;Luxemburgischer Finanz-Franc;franco financiero luxemburgués
        LVL		Latvian Lats;拉脫維亞拉特銀幣;拉脱维亚拉特;ラトビア ラッツ;라트비아 라트;Lats Latvia;Lettischer Lats;lats letón
        LVR		Latvian Ruble;拉脫維亞盧布;拉脱维亚卢布;ラトビア ルーブル;라트비아 루블;Rubel Latvia;Lettischer Rubel;rublo letón
        LYD	LY	Libyan Dinar;利比亞第納爾;利比亚第纳尔;リビア ディナール;리비아 디나르;Dinar Libya;Libyscher Dinar;dinar libio
        MAD	EH MA	Moroccan Dirham;摩洛哥迪拉姆;摩洛哥迪拉姆;モロッコ ディルハム;모로코 디르함;Dirham Maroko;Marokkanischer Dirham;dírham marroquí
        MAF		Moroccan Franc;摩洛哥法郎;摩洛哥法郎;モロッコ フラン;모로코 프랑;Franc Maroko;Marokkanischer Franc;franco marroquí
        MCF		Monegasque Franc;摩納哥法郎;摩纳哥法郎;モネガスク フラン;모나코 프랑;Franc Monegasque;Monegassischer Franc
        MDC		Moldovan Cupon;摩爾多瓦券;摩尔多瓦库邦;モルドバ クーポン;몰도바 쿠폰;Cupon Moldova;Moldau-Cupon
        MDL	MD	Moldovan Leu;摩杜雲列伊;摩尔多瓦列伊;モルドバ レイ;몰도바 레이;Leu Moldova;Moldau-Leu;leu moldavo
        MGA	MG	Malagasy Ariary;馬達加斯加阿里亞里;马达加斯加阿里亚里;マダガスカル アリアリ;마다가스카르 아리아리;Ariary Madagaskar;Madagaskar-Ariary;ariari malgache
        MGF		Malagasy Franc;馬達加斯加法郎;马达加斯加法郎;マラガシ フラン;마다가스카르 프랑;Franc Malagasi;Madagaskar-Franc;franco malgache
        MKD	MK	Macedonian Denar;馬其頓第納爾;马其顿第纳尔;マケドニア デナル;마케도니아 디나르;Denar Makedonia;Mazedonischer Denar;dinar macedonio
        MKN		Macedonian Denar (1992–1993);馬其頓第納爾 (1992–1993);马其顿第纳尔 (1992–1993);マケドニア ディナール（1992–1993）;;Denar Makedonia (1992–1993);Mazedonischer Denar (1992–1993)
        MLF		Malian Franc;馬里法郎;马里法郎;マリ フラン;말리 프랑;Franc Mali;Malischer Franc;franco malí
        MMK	MM	Myanmar Kyat;緬甸元;缅甸元;ミャンマー チャット;미얀마 키얏;Kyat Myanmar;Myanmarischer Kyat;kiat de Myanmar
        MNT	MN	Mongolian Tugrik;蒙古圖格里克;蒙古图格里克;モンゴル トグログ;몽골 투그릭;Tugrik Mongolia;Mongolischer Tögrög;tugrik mongol
        MOP	MO	Macanese Pataca;澳門元;澳门币;マカオ パタカ;마카오 파타카;Pataca Makau;Macao-Pataca;pataca macaense
        MRO		Mauritanian Ouguiya (1973–2017);茅利塔尼亞烏吉亞 (1973–2017);毛里塔尼亚乌吉亚 (1973–2017);モーリタニア ウギア (1973–2017);모리타니 우기야 (1973–2017);Ouguiya Mauritania (1973–2017);Mauretanischer Ouguiya (1973–2017);uguiya (1973–2017)
        MRU	MR	Mauritanian Ouguiya;茅利塔尼亞烏吉亞;毛里塔尼亚乌吉亚;モーリタニア ウギア;모리타니 우기야;Ouguiya Mauritania;Mauretanischer Ouguiya;uguiya mauritano
        MTL		Maltese Lira;馬爾他里拉;马耳他里拉;マルタ リラ;몰타 리라;Lira Malta;Maltesische Lira;lira maltesa
        MTP		Maltese Pound;馬爾他鎊;马耳他镑;マルタ ポンド;몰타 파운드;Pound Malta;Maltesisches Pfund;libra maltesa
        MUR	MU	Mauritian Rupee;模里西斯盧比;毛里求斯卢比;モーリシャス ルピー;모리셔스 루피;Rupee Mauritius;Mauritius-Rupie;rupia mauriciana
        MVP		Maldivian Rupee (1947–1981);馬爾地夫盧比;马尔代夫卢比(1947–1981);モルディブ諸島 ルピー;;Rufiyaa Maladewa (1947–1981);Malediven-Rupie (alt)
        MVR	MV	Maldivian Rufiyaa;馬爾地夫盧非亞;马尔代夫卢菲亚;モルディブ ルフィア;몰디브 제도 루피아;Rufiyaa Maladewa;Malediven-Rufiyaa;rufiya maldiva
        MWK	MW	Malawian Kwacha;馬拉維克瓦查;马拉维克瓦查;マラウィ クワチャ;말라위 콰차;Kwacha Malawi;Malawi-Kwacha;kuacha malauí
        MXN	MX	Mexican Peso;墨西哥披索;墨西哥比索;メキシコ ペソ;멕시코 페소;Peso Meksiko;Mexikanischer Peso;peso mexicano
        MXP		Mexican Silver Peso (1861–1992);墨西哥銀披索 (1861–1992);墨西哥银比索 (1861–1992);メキシコ ペソ (1861–1992);멕시코 실버 페소 (1861–1992);Peso Silver Meksiko (1861–1992);Mexikanischer Silber-Peso (1861–1992);peso de plata mexicano (1861–1992)
        MXV		Mexican Investment Unit;墨西哥轉換單位 (UDI);墨西哥（资金）;メキシコ (UDI);멕시코 (UDI);Unit Investasi Meksiko;Mexicanischer Unidad de Inversion (UDI);unidad de inversión (UDI) mexicana
        MYR	MY	Malaysian Ringgit;馬來西亞令吉;马来西亚林吉特;マレーシア リンギット;말레이시아 링깃;Ringgit Malaysia;Malaysischer Ringgit;ringit malasio
        MZE		Mozambican Escudo;莫三比克埃斯庫多;莫桑比克埃斯库多;モザンピーク エスクード;모잠비크 에스쿠도;Escudo Mozambik;Mosambikanischer Escudo;escudo mozambiqueño
        MZM		Mozambican Metical (1980–2006);莫三比克梅蒂卡爾 (1980–2006);旧莫桑比克美提卡;モザンビーク メティカル (1980–2006);고 모잠비크 메티칼;Metical Mozambik (1980–2006);Mosambikanischer Metical (1980–2006);antiguo metical mozambiqueño
        MZN	MZ	Mozambican Metical;莫三比克梅蒂卡爾;莫桑比克美提卡;モザンビーク メティカル;모잠비크 메티칼;Metical Mozambik;Mosambikanischer Metical;metical mozambiqueño
        NAD	NA	Namibian Dollar;納米比亞元;纳米比亚元;ナミビア ドル;나미비아 달러;Dolar Namibia;Namibia-Dollar;dólar namibio
        NGN	NG	Nigerian Naira;奈及利亞奈拉;尼日利亚奈拉;ナイジェリア ナイラ;나이지리아 나이라;Naira Nigeria;Nigerianischer Naira;naira nigeriano
        NIC		Nicaraguan Córdoba (1988–1991);尼加拉瓜科多巴;尼加拉瓜科多巴 (1988–1991);ニカラグア コルドバ (1988–1991);니카라과 코르도바(1988~1991);Cordoba Nikaragua (1988–1991);Nicaraguanischer Córdoba (1988–1991);córdoba nicaragüense (1988–1991)
        NIO	NI	Nicaraguan Córdoba;尼加拉瓜金科多巴;尼加拉瓜科多巴;ニカラグア コルドバ オロ;니카라과 코르도바;Cordoba Nikaragua;Nicaragua-Córdoba;córdoba oro
        NLG		Dutch Guilder;荷蘭盾;荷兰盾;オランダ ギルダー;네델란드 길더;Guilder Belanda;Niederländischer Gulden;florín neerlandés
        NOK	BV NO SJ	Norwegian Krone;挪威克朗;挪威克朗;ノルウェー クローネ;노르웨이 크로네;Krone Norwegia;Norwegische Krone;corona noruega
        NPR	NP	Nepalese Rupee;尼泊爾盧比;尼泊尔卢比;ネパール ルピー;네팔 루피;Rupee Nepal;Nepalesische Rupie;rupia nepalí
        NZD	CK NU NZ PN TK	New Zealand Dollar;紐西蘭幣;新西兰元;ニュージーランド ドル;뉴질랜드 달러;Dolar Selandia Baru;Neuseeland-Dollar;dólar neozelandés
        OMR	OM	Omani Rial;阿曼里亞爾;阿曼里亚尔;オマーン リアル;오만 리알;Rial Oman;Omanischer Rial;rial omaní
        PAB	PA	Panamanian Balboa;巴拿馬巴波亞;巴拿马巴波亚;パナマ バルボア;파나마 발보아;Balboa Panama;Panamaischer Balboa;balboa panameño
        PEI		Peruvian Inti;祕魯因蒂;秘鲁印第;ペルー インティ;페루 인티;Inti Peru;Peruanischer Inti;inti peruano
        PEN	PE	Peruvian Sol;秘魯太陽幣;秘鲁索尔;ペルー ソル;페루 솔;Sol Peru;Peruanischer Sol;sol peruano
        PES		Peruvian Sol (1863–1965);秘魯太陽幣 (1863–1965);秘鲁索尔 (1863–1965);ペルー ソル (1863–1965);페루 솔 (1863–1965);Sol Peru (1863–1965);Peruanischer Sol (1863–1965);sol peruano (1863–1965)
        PGK	PG	Papua New Guinean Kina;巴布亞紐幾內亞基那;巴布亚新几内亚基那;パプアニューギニア キナ;파푸아뉴기니 키나;Kina Papua Nugini;Papua-neuguineischer Kina;kina papú
        PHP	PH	Philippine Peso;菲律賓披索;菲律宾比索;フィリピン ペソ;필리핀 페소;Peso Filipina;Philippinischer Peso;peso filipino
        PKR	PK	Pakistani Rupee;巴基斯坦盧比;巴基斯坦卢比;パキスタン ルピー;파키스탄 루피;Rupee Pakistan;Pakistanische Rupie;rupia pakistaní
        PLN	PL	Polish Zloty;波蘭茲羅提;波兰兹罗提;ポーランド ズウォティ;폴란드 즈워티;Zloty Polandia;Polnischer Złoty;esloti polaco
        PLZ		Polish Zloty (1950–1995);波蘭茲羅提 (1950–1995);波兰兹罗提 (1950–1995);ポーランド ズウォティ (1950–1995);폴란드 즐로티 (1950–1995);Zloty Polandia (1950–1995);Polnischer Zloty (1950–1995);zloty polaco (1950–1995)
        PTE		Portuguese Escudo;葡萄牙埃斯庫多;葡萄牙埃斯库多;ポルトガル エスクード;포르투갈 에스쿠도;Escudo Portugal;Portugiesischer Escudo;escudo portugués
        PYG	PY	Paraguayan Guarani;巴拉圭瓜拉尼;巴拉圭瓜拉尼;パラグアイ グアラニ;파라과이 과라니;Guarani Paraguay;Paraguayischer Guaraní;guaraní paraguayo
        QAR	QA	Qatari Riyal;卡達里亞爾;卡塔尔里亚尔;カタール リアル;카타르 리얄;Rial Qatar;Katar-Riyal;rial catarí
        RHD		Rhodesian Dollar;羅德西亞元;罗得西亚元;ローデシア ドル;로디지아 달러;Dolar Rhodesia;Rhodesischer Dollar;dólar rodesiano
        ROL		Romanian Leu (1952–2006);舊羅馬尼亞列伊;旧罗马尼亚列伊;ルーマニア レイ (1952–2006);루마니아 레이;Leu Rumania (1952–2006);Rumänischer Leu (1952–2006);antiguo leu rumano
        RON	RO	Romanian Leu;羅馬尼亞列伊;罗马尼亚列伊;ルーマニア レイ;루마니아 레우;Leu Rumania;Rumänischer Leu;leu rumano
        RSD	RS	Serbian Dinar;塞爾維亞戴納;塞尔维亚第纳尔;セルビア ディナール;세르비아 디나르;Dinar Serbia;Serbischer Dinar;dinar serbio
        RUB	RU	Russian Ruble;俄羅斯盧布;俄罗斯卢布;ロシア ルーブル;러시아 루블;Rubel Rusia;Russischer Rubel;rublo ruso
        RUR		Russian Ruble (1991–1998);俄羅斯盧布 (1991–1998);俄国卢布 (1991–1998);ロシア ルーブル (1991–1998);러시아 루블 (1991–1998);Rubel Rusia (1991–1998);Russischer Rubel (1991–1998);rublo ruso (1991–1998)
        RWF	RW	Rwandan Franc;盧安達法郎;卢旺达法郎;ルワンダ フラン;르완다 프랑;Franc Rwanda;Ruanda-Franc;franco ruandés
        SAR	SA	Saudi Riyal;沙烏地里亞爾;沙特里亚尔;サウジ リヤル;사우디아라비아 리얄;Riyal Arab Saudi;Saudi-Rial;rial saudí
        SBD	SB	Solomon Islands Dollar;索羅門群島元;所罗门群岛元;ソロモン諸島 ドル;솔로몬 제도 달러;Dolar Kepulauan Solomon;Salomonen-Dollar;dólar salomonense
        SCR	SC	Seychellois Rupee;塞席爾盧比;塞舌尔卢比;セーシェル ルピー;세이셸 루피;Rupee Seychelles;Seychellen-Rupie;rupia seychellense
        SDD		Sudanese Dinar (1992–2007);蘇丹第納爾;苏丹第纳尔 (1992–2007);スーダン ディナール (1992–2007);수단 디나르;Dinar Sudan (1992–2007);Sudanesischer Dinar (1992–2007);dinar sudanés
        SDG	SD	Sudanese Pound;蘇丹鎊;苏丹镑;スーダン ポンド;수단 파운드;Pound Sudan;Sudanesisches Pfund;libra sudanesa
        SDP		Sudanese Pound (1957–1998);舊蘇丹鎊;苏丹镑 (1957–1998);スーダン ポンド (1957–1998);고 수단 파운드;Pound Sudan (1957–1998);Sudanesisches Pfund (1957–1998);libra sudanesa antigua
        SEK	SE	Swedish Krona;瑞典克朗;瑞典克朗;スウェーデン クローナ;스웨덴 크로나;Krona Swedia;Schwedische Krone;corona sueca
        SGD	SG	Singapore Dollar;新加坡幣;新加坡元;シンガポール ドル;싱가포르 달러;Dolar Singapura;Singapur-Dollar;dólar singapurense
        SHP	AC SH	St. Helena Pound;聖赫勒拿鎊;圣赫勒拿群岛磅;セントヘレナ ポンド;세인트헬레나 파운드;Pound Saint Helena;St.-Helena-Pfund;libra de Santa Elena
        SIT		Slovenian Tolar;斯洛維尼亞托勒;斯洛文尼亚托拉尔;スロベニア トラール;슬로베니아 톨라르;Tolar Slovenia;Slowenischer Tolar;tólar esloveno
        SKK		Slovak Koruna;斯洛伐克克朗;斯洛伐克克朗;スロバキア コルナ;슬로바키아 코루나;Koruna Slovakia;Slowakische Krone;corona eslovaca
        SLE	SL	Sierra Leonean Leone;獅子山利昂;塞拉利昂新利昂;シエラレオネ レオン;시에라리온 리온;Leone Sierra Leone;Sierra-leonischer Leone;leona sierraleonesa
        SLL		Sierra Leonean Leone (1964—2022);獅子山利昂 (1964—2022);塞拉利昂利昂;シエラレオネ レオン (1964—2022);시에라리온 리온(1964~2022);Leone Sierra Leone (1964—2022);Sierra-leonischer Leone (1964–2022);leona sierraleonesa (1964–2022)
        SOS	SO	Somali Shilling;索馬利亞先令;索马里先令;ソマリア シリング;소말리아 실링;Shilling Somalia;Somalia-Schilling;chelín somalí
        SRD	SR	Surinamese Dollar;蘇利南元;苏里南元;スリナム ドル;수리남 달러;Dolar Suriname;Suriname-Dollar;dólar surinamés
        SRG		Surinamese Guilder;蘇利南基爾;苏里南盾;スリナム ギルダー;수리남 길더;Guilder Suriname;Suriname Gulden;florín surinamés
        SSP	SS	South Sudanese Pound;南蘇丹鎊;南苏丹镑;南スーダン ポンド;남수단 파운드;Pound Sudan Selatan;Südsudanesisches Pfund;libra sursudanesa
        STD		São Tomé & Príncipe Dobra (1977–2017);聖多美島和普林西比島多布拉 (1977–2017);圣多美和普林西比多布拉 (1977–2017);サントメ・プリンシペ ドブラ (1977–2017);상투메 프린시페 도브라 (1977–2017);Dobra Sao Tome dan Principe (1977–2017);São-toméischer Dobra (1977–2017);dobra (1977–2017)
        STN	ST	São Tomé & Príncipe Dobra;聖多美島和普林西比島多布拉;圣多美和普林西比多布拉;サントメ・プリンシペ ドブラ;상투메 프린시페 도브라;Dobra Sao Tome dan Principe;São-toméischer Dobra;dobra santotomense
        SUR		Soviet Rouble;蘇聯盧布;苏联卢布;ソ連 ルーブル;소련 루블;Rubel Soviet;Sowjetischer Rubel;rublo soviético
        SVC		Salvadoran Colón;薩爾瓦多科郎;萨尔瓦多科朗;エルサルバドル コロン;엘살바도르 콜론;Colon El Savador;El Salvador Colon;colón salvadoreño
        SYP	SY	Syrian Pound;敘利亞鎊;叙利亚镑;シリア ポンド;시리아 파운드;Pound Suriah;Syrisches Pfund;libra siria
        SZL	SZ	Swazi Lilangeni;史瓦帝尼朗吉尼;斯威士兰里兰吉尼;スワジランド リランゲニ;스와질란드 릴랑게니;Lilangeni Swaziland;Swasiländischer Lilangeni;lilangeni esuatiní
        THB	TH	Thai Baht;泰銖;泰铢;タイ バーツ;태국 바트;Baht Thailand;Thailändischer Baht;bat tailandés
        TJR		Tajikistani Ruble;塔吉克盧布;塔吉克斯坦卢布;タジキスタン ルーブル;타지키스탄 루블;Rubel Tajikistan;Tadschikistan Rubel;rublo tayiko
        TJS	TJ	Tajikistani Somoni;塔吉克索莫尼;塔吉克斯坦索莫尼;タジキスタン ソモニ;타지키스탄 소모니;Somoni Tajikistan;Tadschikistan-Somoni;somoni tayiko
        TMM		Turkmenistani Manat (1993–2009);土庫曼馬納特 (1993–2009);土库曼斯坦马纳特 (1993–2009);トルクメニスタン マナト (1993–2009);투르크메니스탄 마나트 (1993–2009);Manat Turkmenistan (1993–2009);Turkmenistan-Manat (1993–2009);manat turcomano (1993–2009)
        TMT	TM	Turkmenistani Manat;土庫曼馬納特;土库曼斯坦马纳特;トルクメニスタン マナト;투르크메니스탄 마나트;Manat Turkmenistan;Turkmenistan-Manat;manat turcomano
        TND	TN	Tunisian Dinar;突尼西亞第納爾;突尼斯第纳尔;チュニジア ディナール;튀니지 디나르;Dinar Tunisia;Tunesischer Dinar;dinar tunecino
        TOP	TO	Tongan Paʻanga;東加潘加;汤加潘加;トンガ パ・アンガ;통가 파앙가;Paʻanga Tonga;Tongaischer Paʻanga;paanga tongano
        TPE		Timorese Escudo;帝汶埃斯庫多;帝汶埃斯库多;ティモール エスクード;티모르 에스쿠도;Escudo Timor;Timor-Escudo;escudo timorense
        TRL		Turkish Lira (1922–2005);土耳其里拉 (1922–2005);土耳其里拉 (1922–2005);トルコ リラ (1922–2005);터키 리라(1922~2005);Lira Turki (1922–2005);Türkische Lira (1922–2005);lira turca (1922–2005)
        TRY	TR	Turkish Lira;土耳其里拉;土耳其里拉;トルコ リラ;튀르키예 리라;Lira Turki;Türkische Lira;lira turca
        TTD	TT	Trinidad & Tobago Dollar;千里達及托巴哥元;特立尼达和多巴哥元;トリニダード・トバゴ ドル;트리니다드 토바고 달러;Dolar Trinidad dan Tobago;Trinidad-und-Tobago-Dollar;dólar de Trinidad y Tobago
        TWD	TW	New Taiwan Dollar;新台幣;新台币;新台湾ドル;신 타이완 달러;Dolar Baru Taiwan;Neuer Taiwan-Dollar;nuevo dólar taiwanés
        TZS	TZ	Tanzanian Shilling;坦尚尼亞先令;坦桑尼亚先令;タンザニア シリング;탄자니아 실링;Shilling Tanzania;Tansania-Schilling;chelín tanzano
        UAH	UA	Ukrainian Hryvnia;烏克蘭格里夫納;乌克兰格里夫纳;ウクライナ フリヴニャ;우크라이나 그리브나;Hryvnia Ukraina;Ukrainische Hrywnja;grivna ucraniana
        UAK		Ukrainian Karbovanets;烏克蘭卡本瓦那茲;乌克兰币;ウクライナ カルボバネツ;우크라이나 카보바네츠;Karbovanet Ukraina;Ukrainischer Karbovanetz;karbovanet ucraniano
        UGS		Ugandan Shilling (1966–1987);烏干達先令 (1966–1987);乌干达先令 (1966–1987);ウガンダ シリング (1966–1987);우간다 실링 (1966–1987);Shilling Uganda (1966–1987);Uganda-Schilling (1966–1987);chelín ugandés (1966–1987)
        UGX	UG	Ugandan Shilling;烏干達先令;乌干达先令;ウガンダ シリング;우간다 실링;Shilling Uganda;Uganda-Schilling;chelín ugandés
        USD	AS BQ DG EC FM GU HT IO MH MP PA PR PW SV TC TL UM US VG VI ZW	US Dollar;美元;美元;米ドル;미국 달러;Dolar Amerika Serikat;US-Dollar;dólar estadounidense
        USN		US Dollar (Next day);美元（次日）;美元（次日）;米ドル (翌日);미국 달러(다음날);Dolar AS (Hari berikutnya);US Dollar (Nächster Tag);dólar estadounidense (día siguiente)
        USS		US Dollar (Same day);美元（當日）;美元（当日）;米ドル (当日);미국 달러(당일);Dolar AS (Hari yang sama);US Dollar (Gleicher Tag);dólar estadounidense (mismo día)
        UYI		Uruguayan Peso (Indexed Units);烏拉圭披索（指數單位）;乌拉圭比索（索引单位）;ウルグアイ ペソエン;우루과이 페소 (UI);Peso Uruguay (Unit Diindeks);Uruguayischer Peso (Indexierte Rechnungseinheiten);peso uruguayo en unidades indexadas
        UYP		Uruguayan Peso (1975–1993);烏拉圭披索 (1975–1993);乌拉圭比索 (1975–1993);ウルグアイ ペソ (1975–1993);우루과이 페소 (1975–1993);Peso Uruguay (1975–1993);Uruguayischer Peso (1975–1993);peso uruguayo (1975–1993)
        UYU	UY	Uruguayan Peso;烏拉圭披索;乌拉圭比索;ウルグアイ ペソ;우루과이 페소;Peso Uruguay;Uruguayischer Peso;peso uruguayo
        UYW		Uruguayan Nominal Wage Index Unit;;乌拉圭票面工资指数单位;;;;;unidad previsional uruguayo
        UZS	UZ	Uzbekistani Som;烏茲別克索姆;乌兹别克斯坦苏姆;ウズベキスタン スム;우즈베키스탄 숨;Som Uzbekistan;Usbekistan-Sum;sum uzbeko
        VEB		Venezuelan Bolívar (1871–2008);委內瑞拉玻利瓦 (1871–2008);委内瑞拉玻利瓦尔 (1871–2008);ベネズエラ ボリバル (1871–2008);베네주엘라 볼리바르 (1871–2008);Bolivar Venezuela (1871–2008);Venezolanischer Bolívar (1871–2008);bolívar venezolano (1871–2008)
        VED		Bolívar Soberano;;委内瑞拉主权币
        VEF		Venezuelan Bolívar (2008–2018);委內瑞拉玻利瓦 (2008–2018);委内瑞拉玻利瓦尔 (2008–2018);ベネズエラ ボリバル (2008–2018);베네수엘라 볼리바르 (2008–2018);Bolivar Venezuela (2008–2018);Venezolanischer Bolívar (2008–2018);bolívar venezolano (2008–2018)
        VES	VE	Venezuelan Bolívar;委內瑞拉玻利瓦;委内瑞拉玻利瓦尔;ベネズエラ ボリバル;베네수엘라 볼리바르;Bolivar Venezuela;Venezolanischer Bolívar;bolívar venezolano
        VND	VN	Vietnamese Dong;越南盾;越南盾;ベトナム ドン;베트남 동;Dong Vietnam;Vietnamesischer Dong;dong vietnamita
        VNN		Vietnamese Dong (1978–1985);越南盾 (1978–1985);越南盾 (1978–1985);ベトナム ドン（1978–1985）;베트남 동 (1978–1985);Dong Vietnam (1978–1985);Vietnamesischer Dong(1978–1985)
        VUV	VU	Vanuatu Vatu;萬那杜瓦圖;瓦努阿图瓦图;バヌアツ バツ;바누아투 바투;Vatu Vanuatu;Vanuatu-Vatu;vatu vanuatense
        WST	WS	Samoan Tala;西薩摩亞塔拉;萨摩亚塔拉;サモア タラ;서 사모아 탈라;Tala Samoa;Samoanischer Tala;tala samoano
        XAF	CF CG CM GA GQ TD	Central African CFA Franc;法郎 (CFA–BEAC);中非法郎;中央アフリカ CFA フラン;중앙아프리카 CFA 프랑;Franc CFA Afrika Tengah;CFA-Franc (BEAC);franco CFA de África Central
        XAG		Silver;白銀;银;銀;은화;;Unze Silber;plata
        XAU		Gold;黃金;黄金;金;금;Emas;Unze Gold;oro
        XBA		European Composite Unit;歐洲綜合單位;欧洲复合单位;ヨーロッパ混合単位 (EURCO);유르코 (유럽 회계 단위);Unit Gabungan Eropa;Europäische Rechnungseinheit;unidad compuesta europea
        XBB		European Monetary Unit;歐洲貨幣單位 (XBB);欧洲货币联盟;ヨーロッパ通貨単位 (EMU–6);유럽 통화 동맹;Unit Keuangan Eropa;Europäische Währungseinheit (XBB);unidad monetaria europea
        XBC		European Unit of Account (XBC);歐洲會計單位 (XBC);欧洲计算单位 (XBC);ヨーロッパ勘定単位 (EUA–9);유럽 계산 단위 (XBC);Satuan Hitung Eropa (XBC);Europäische Rechnungseinheit (XBC);unidad de cuenta europea (XBC)
        XBD		European Unit of Account (XBD);歐洲會計單位 (XBD);欧洲计算单位 (XBD);ヨーロッパ勘定単位 (EUA–17);유럽 계산 단위 (XBD);Satuan Hitung Eropa (XBD);Europäische Rechnungseinheit (XBD);unidad de cuenta europea (XBD)
        XCD	AG AI DM GD KN LC MS VC	East Caribbean Dollar;格瑞那達元;东加勒比元;東カリブ ドル;동카리브 달러;Dolar Karibia Timur;Ostkaribischer Dollar;dólar del Caribe Oriental
        XCG	CW SX	Caribbean guilder;;;;;;;florín caribeño
        XDR		Special Drawing Rights;特殊提款權;特别提款权;特別引き出し権;특별인출권;Hak Khusus Menggambar;Sonderziehungsrechte;derechos especiales de giro
        XEU		European Currency Unit;歐洲貨幣單位 (XEU);欧洲货币单位;ヨーロッパ通貨単位;유럽 환율 단위;Satuan Mata Uang Eropa;Europäische Währungseinheit (XEU);unidad de moneda europea
        XFO		French Gold Franc;法國金法郎;法国金法郎;フランス金フラン;프랑스 프랑 (Gold);Franc Gold Perancis;Französischer Gold-Franc;franco oro francés
        XFU		French UIC-Franc;法國法郎 (UIC);法国法郎 (UIC);フランス フラン (UIC);프랑스 프랑 (UIC);Franc UIC Perancis;Französischer UIC-Franc;franco UIC francés
        XOF	BF BJ CI GW ML NE SN TG	West African CFA Franc;法郎 (CFA–BCEAO);西非法郎;西アフリカ CFA フラン;서아프리카 CFA 프랑;Franc CFA Afrika Barat;CFA-Franc (BCEAO);franco CFA de África Occidental
        XPD		Palladium;帕拉狄昂;钯;パラジウム;팔라듐;;Unze Palladium;paladio
        XPF	NC PF WF	CFP Franc;法郎 (CFP);太平洋法郎;CFP フラン;CFP 프랑;Franc CFP;CFP-Franc;franco CFP
        XPT		Platinum;白金;铂;プラチナ;백금;;Unze Platin;platino
        XRE		RINET Funds;RINET 基金;RINET 基金;RINET基金;RINET 기금;Dana RINET;;fondos RINET
        XSU		Sucre;蘇克雷貨幣;苏克雷;スクレ;;;SUCRE
        XTS		Testing Currency Code;測試用貨幣代碼;测试货币代码;テスト用通貨コード;테스트 통화 코드;Kode Mata Uang Pengujian;Testwährung;código reservado para pruebas
        XUA		ADB Unit of Account;亞洲開發銀行計價單位;非洲开发银行记账单位;UA (アフリカ開発銀行);;;Rechnungseinheit der AfEB
        XXX		Unknown Currency;未知貨幣;未知货币;不明または無効な通貨;알 수 없는 통화 단위;Mata Uang Tidak Dikenal;Unbekannte Währung;moneda desconocida
        YDD		Yemeni Dinar;葉門第納爾;也门第纳尔;イエメン ディナール;예멘 디나르;Dinar Yaman;Jemen-Dinar;dinar yemení
        YER	YE	Yemeni Rial;葉門里亞爾;也门里亚尔;イエメン リアル;예멘 리알;Rial Yaman;Jemen-Rial;rial yemení
        YUD		Yugoslavian Hard Dinar (1966–1990);南斯拉夫第納爾硬幣;南斯拉夫硬第纳尔 (1966–1990);ユーゴスラビア ハード・ディナール (1966–1990);유고슬라비아 동전 디나르;Hard Dinar Yugoslavia (1966–1990);Jugoslawischer Dinar (1966–1990);dinar fuerte yugoslavo
        YUM		Yugoslavian New Dinar (1994–2002);南斯拉夫挪威亞第納爾;南斯拉夫新第纳尔 (1994–2002);ユーゴスラビア ノビ・ディナール (1994–2002);유고슬라비아 노비 디나르;Dinar Baru Yugoslavia (1994–2002);Jugoslawischer Neuer Dinar (1994–2002);super dinar yugoslavo
        YUN		Yugoslavian Convertible Dinar (1990–1992);南斯拉夫可轉換第納爾;南斯拉夫可兑换第纳尔 (1990–1992);ユーゴスラビア 兌換ディナール (1990–1992);유고슬라비아 전환 디나르;Dinar Konvertibel Yugoslavia (1990–1992);Jugoslawischer Dinar (konvertibel);dinar convertible yugoslavo
        YUR		Yugoslavian Reformed Dinar (1992–1993);南斯拉夫改革第納爾 (1992–1993);南斯拉夫改良第纳尔 (1992–1993);ユーゴスラビア 改革ディナール（1992–1993）;;Dinar Reformasi Yugoslavia (1992–1993);Jugoslawischer reformierter Dinar (1992–1993)
        ZAL		South African Rand (financial);南非蘭特（金融）;南非兰特 (金融);南アフリカ ランド (ZAL);남아프리카 랜드 (금융);Rand Afrika Selatan (Keuangan);Südafrikanischer Rand (Finanz);rand sudafricano (financiero)
        ZAR	LS NA ZA	South African Rand;南非蘭特;南非兰特;南アフリカ ランド;남아프리카 랜드;Rand Afrika Selatan;Südafrikanischer Rand;rand sudafricano
        ZMK		Zambian Kwacha (1968–2012);尚比亞克瓦查 (1968–2012);赞比亚克瓦查 (1968–2012);ザンビア クワチャ (1968–2012);쟘비아 콰쳐 (1968–2012);Kwacha Zambia (1968–2012);Kwacha (1968–2012);kwacha zambiano (1968–2012)
        ZMW	ZM	Zambian Kwacha;尚比亞克瓦查;赞比亚克瓦查;ザンビア クワチャ;잠비아 콰차;Kwacha Zambia;Kwacha;kuacha zambiano
        ZRN		Zairean New Zaire (1993–1998);薩伊新扎伊爾;新扎伊尔 (1993–1998);ザイール 新ザイール (1993–1998);자이르 신권 자이르;Zaire Baru Zaire (1993–1998);Zaire-Neuer Zaïre (1993–1998);nuevo zaire zaireño
        ZRZ		Zairean Zaire (1971–1993);薩伊扎伊爾;扎伊尔 (1971–1993);ザイール ザイール (1971–1993);자이르 자이르;Zaire Zaire (1971–1993);Zaire-Zaïre (1971–1993);zaire zaireño
        ZWD		Zimbabwean Dollar (1980–2008);辛巴威元 (1980–2008);津巴布韦元 (1980–2008);ジンバブエ ドル (1980–2008);짐바브웨 달러;Dolar Zimbabwe (1980–2008);Simbabwe-Dollar (1980–2008);dólar de Zimbabue
        ZWG	ZW	Zimbabwean Gold
        ZWL		Zimbabwean Dollar (2009–2024);辛巴威元 (2009);津巴布韦元 (2009);ジンバブエ ドル (2009);짐바브웨 달러 (2009);Dolar Zimbabwe (2009);Simbabwe-Dollar (2009);dólar zimbabuense
        ZWR		Zimbabwean Dollar (2008);辛巴威元 (2008);津巴布韦元 (2008);シンバブエ ドル（2008）;짐바브웨 달러 (2008);Dolar Zimbabwe (2008);Simbabwe-Dollar (2008)
        """
}
